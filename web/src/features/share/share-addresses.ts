import { isLanguageCode } from '../../i18n/languages';
import type { Wheel } from '../../wheel/document/document';

export interface ShareAddresses {
  page: string;
  embed: string;
}

/** The public addresses of a wheel: of a content wheel's own page, or of its share link. Null while it has none. */
export function shareAddresses(wheel: Wheel, { origin, pathname }: Location): ShareAddresses | null {
  if (wheel.source === 'cms') {
    const [, language, ...rest] = pathname.split('/');
    const slug = rest.filter((segment) => segment !== '').at(-1);
    if (!isLanguageCode(language) || !slug) return null;
    return {
      page: `${origin}/${language}/wheels/${slug}`,
      embed: `${origin}/embed/${language}/${slug}`,
    };
  }
  const { shareId } = wheel;
  if (!shareId) return null;
  return { page: `${origin}/share/${shareId}`, embed: `${origin}/embed/${shareId}` };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The HTML to paste into another page to show the wheel there. */
export function embedSnippet(address: string, name: string): string {
  return `<iframe src="${address}" title="${escaped(name)}" width="480" height="560" style="border:0;max-width:100%" loading="lazy" allow="fullscreen"></iframe>`;
}

/** The same as an element that tells the page what happens to the wheel; a link where scripts don't run. */
export const elementSnippet = (shareId: string, name: string, { origin }: Location): string =>
  `<script src="${origin}/embed.js" defer></script><wheel-wright wheel="${shareId}"><a href="${origin}/share/${shareId}">${escaped(name)}</a></wheel-wright>`;
