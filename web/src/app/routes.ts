import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages';

/** Pages with a word of their own after the language: `/de/feedback`. */
const pageWords = [
  'feedback',
  'upgrade',
  'account',
  'moderation',
  'figures',
  'users',
  'verify',
  'fairness',
  'live',
  'privacy',
  'terms',
  'schools',
  'help',
] as const;
type PageWord = (typeof pageWords)[number];

type Place =
  | { kind: 'default' }
  | { kind: 'cloud'; wheelId: string }
  | { kind: 'share'; shareId: string }
  | { kind: 'slug'; slug: string }
  | { kind: 'dashboard' | 'login' | 'gallery' | PageWord };

/** The places that show a wheel; all others are pages. */
const wheelKinds = ['default', 'cloud', 'share', 'slug'] as const;
export type PageKind = Exclude<Place['kind'], (typeof wheelKinds)[number]>;

export const isPageKind = (kind: Place['kind']): kind is PageKind =>
  !wheelKinds.some((each) => each === kind);

export type Route = Place & {
  /** The language of the wheel that this address names. */
  language: LanguageCode;
  /** The language written in the path, which also decides the page's language. */
  pathLanguage: LanguageCode | undefined;
  /** Shown in a frame of another site: the wheel alone. */
  isEmbedded?: true;
  magiclink?: string;
  livelink?: string;
};

export interface Address {
  pathname: string;
  search: string;
}

/** The rules in the order in which they are tried; the first match decides. */
const rules: ((segments: string[], query: URLSearchParams) => Place | undefined)[] = [
  ([first, ...rest]) => (first === 'dashboard' && rest.length === 0 ? { kind: 'dashboard' } : undefined),
  ([first, shareId, ...rest]) =>
    first === 'share' && shareId && rest.length === 0 ? { kind: 'share', shareId } : undefined,
  (_segments, query) => {
    const wheelId = query.get('wheel');
    return wheelId ? { kind: 'cloud', wheelId } : undefined;
  },
  ([first, ...rest]) => (first === 'login' && rest.length === 0 ? { kind: 'login' } : undefined),
  // What a host shows to a room is short: `/live/ABC234` opens in the visitor's own language.
  ([first, ...rest]) => (first === 'live' && rest.length <= 1 ? { kind: 'live' } : undefined),
  ([first, ...rest]) => (isLanguageCode(first) ? placeBehindLanguage(rest) : undefined),
];

function placeBehindLanguage(segments: string[]): Place | undefined {
  const [word, ...rest] = segments;
  if (word === undefined || word === 'wheel') return { kind: 'default' };
  if (word === 'wheels')
    return rest.length > 0 ? { kind: 'slug', slug: rest.join('/') } : { kind: 'gallery' };
  // A shared wheel in the language of the site that frames it.
  if (word === 'share' && rest.length === 1) return { kind: 'share', shareId: rest[0] as string };
  const page = pageWords.find((candidate) => candidate === word);
  // The segment after `verify` names the draw, the one after `live` the room, the one after `help` a topic.
  const named = page === 'verify' || page === 'live' || page === 'help' ? 1 : 0;
  if (page && rest.length <= named) return { kind: page };
  return { kind: 'slug', slug: segments.join('/') };
}

export function routeOf(address: Address): Route {
  const all = segmentsOf(address.pathname);
  const isEmbedded = all[0] === 'embed' && all.length > 1;
  const segments = isEmbedded ? behindEmbed(all.slice(1)) : all;
  const query = new URLSearchParams(address.search);
  const [first] = segments;
  const pathLanguage = isLanguageCode(first) ? first : undefined;

  let place: Place | undefined;
  for (const rule of rules) {
    place = rule(segments, query);
    if (place) break;
  }

  const magiclink = query.get('magiclink');
  const livelink = query.get('livelink');
  return {
    ...(place ?? { kind: 'default' }),
    language: pathLanguage ?? defaultLanguage,
    pathLanguage,
    ...(isEmbedded ? { isEmbedded } : {}),
    ...(magiclink ? { magiclink } : {}),
    ...(livelink ? { livelink } : {}),
  };
}

/** `/embed/{lang}/{slug}` is a content wheel, `/embed/{shareId}` a shared one. */
const behindEmbed = (segments: string[]): string[] =>
  isLanguageCode(segments[0]) ? segments : ['share', ...segments];

/** The address of a wheel that needs no network request: a sample, or a content wheel that is already here. */
export function localWheelAddress(pathname: string): { language: LanguageCode; slug: string | undefined } {
  const segments = segmentsOf(pathname);
  const [first, ...rest] = segments;
  const language = isLanguageCode(first) ? first : defaultLanguage;
  const behind = isLanguageCode(first) ? rest : segments;
  const [slug, ...more] = isLanguageCode(first) && rest[0] === 'wheels' ? rest.slice(1) : behind;
  // A longer address names no wheel.
  return { language, slug: more.length === 0 ? slug : undefined };
}

/** `/yes-or-no` names a sample; an address with a language was looked up before. */
export function defaultSlug({ pathname } = window.location): string | undefined {
  const [, first, ...rest] = pathname.split('/');
  return first && rest.join('') === '' ? localWheelAddress(pathname).slug : undefined;
}

/** The same place in another language; paths that carry no language keep their address. */
export function pathInLanguage(pathname: string, language: LanguageCode): string {
  const [first, ...rest] = rawSegments(pathname);
  if (first === undefined) return `/${language}/`;
  if (!isLanguageCode(first)) return pathname;
  return `/${[language, ...rest].join('/')}${pathname.endsWith('/') ? '/' : ''}`;
}

const rawSegments = (pathname: string) => pathname.split('/').filter((segment) => segment !== '');

const segmentsOf = (pathname: string) => rawSegments(pathname).map(decoded);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // `/%E0%A4` is somebody's typing mistake, not a reason for a blank page
  }
}
