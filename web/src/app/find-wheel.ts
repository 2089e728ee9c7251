import { type CloudError, isNotFound, isTakenDown } from '../cloud/cloud-error';
import { currentLanguage } from '../i18n/i18n';
import { translate } from '../i18n/translate';
import { sessionSettled, sessionStore } from '../session/session-state';
import { loadFirstSample } from '../stage/load-samples';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { sampleWheel } from '../wheel/document/sample';
import { keyOfWheel } from '../wheel/document/wheel-key';
import type { StoredWheel } from '../wheel/keeping/stored-wheel';
import type { ReadLink } from '../wheel/link/wheel-link';
import { chooseWheel, dependsOnSession, type WheelChoice, type WheelFacts } from './choose-wheel';
import { contentIdOf, preloadedShare, preloadedWheel, touchedCopyOf } from './preloaded-wheel';
import { defaultSlug, type Route } from './routes';
import { hasWheelLink } from './wheel-link-address';

export interface FoundWheel {
  wheel: Wheel;
  from: WheelChoice['from'];
  /** What the address asked for, when that could not be loaded; `slug` may still be the name of a sample. */
  missed: WheelChoice['from'] | null;
  /** Whether the missed wheel doesn't exist; otherwise it could not be fetched just now. */
  isGone: boolean;
  /** Why the wheel in the address could not be read. */
  problem?: ReadLink['problem'] | undefined;
  /** The wheel behind the link of the address was reported and taken down: the page says so instead of showing one. */
  isTakenDown: boolean;
  /** The same wheel in the page's language; absent for wheels whose texts a person wrote. */
  inLanguage?: (() => Promise<Wheel | null>) | undefined;
}

/** Finds the wheel for this address: the first of the choices that loads. */
export async function findWheel(route: Route, stored: StoredWheel): Promise<FoundWheel> {
  const sources = { content: preloadedWheel(), session: stored.readContent(), stored: stored.read() };
  const known: WheelFacts = {
    route,
    contentId: sources.content && contentIdOf(sources.content),
    sessionCopyOf: sources.session && touchedCopyOf(sources.session),
    hasStored: sources.stored !== null && !route.isEmbedded,
    hasLink: hasWheelLink() && !route.isEmbedded,
    isAuthenticated: false,
    recent: [],
  };
  // Whether another site's page may get the wheel in its frame: never a visitor's own.
  if (dependsOnSession(known) && !route.isEmbedded) await sessionSettled();
  const { status, recent } = sessionStore.getState();
  const choices = chooseWheel({
    ...known,
    isAuthenticated: status === 'signed-in' && !route.isEmbedded,
    recent,
  });

  let isGone = false;
  let problem: ReadLink['problem'];
  for (const choice of choices) {
    const attempt = await load(choice, sources, stored.tabKey()).catch(logLostScript);
    const { wheel, inLanguage, error } = attempt;
    const { from } = choice;
    if (wheel) {
      const missed = missedBy(choice, choices[0], route);
      return { ...nothing, wheel, inLanguage, from, missed, isGone, problem };
    }
    problem ??= attempt.problem;
    // No copy takes the place of a wheel that was taken down.
    if (from === 'share' && error && isTakenDown(error))
      return { ...nothing, wheel: newWheel(), isTakenDown: true };
    if (from === route.kind) isGone = error !== undefined && isNotFound(error);
  }
  return { ...nothing, wheel: newWheel(), isGone, problem, missed: missedBy(nothing, choices[0], route) };
}

/** The result when no address asked for a wheel and nothing kept it from being found. */
const nothing = { from: 'default', missed: null, isGone: false, isTakenDown: false } as const;

/** The script that loads such wheels could not be fetched: the page starts with another wheel and says why. */
function logLostScript(error: unknown): Attempt {
  console.warn('A part that loads wheels could not be fetched.', error);
  return { wheel: null };
}

type Sources = Record<'content' | 'session' | 'stored', Wheel | null>;
/** A wheel, or nothing if there is none; `error` says why the account returned none. */
export interface Attempt extends Pick<FoundWheel, 'inLanguage' | 'problem'> {
  wheel: Wheel | null;
  error?: CloudError | undefined;
}

async function load(choice: WheelChoice, sources: Sources, tabKey: string | null): Promise<Attempt> {
  switch (choice.from) {
    case 'session':
      return { wheel: sources.session };
    case 'stored':
      if (sources.stored && tabKey && keyOfWheel(sources.stored) !== tabKey) break;
      return { wheel: sources.stored };
    case 'content':
      return { wheel: sources.content, inLanguage: () => contentInLanguage(sources.content) };
    case 'share': {
      const wheel = preloadedShare(choice.shareId);
      if (wheel) return { wheel };
      break;
    }
    case 'default':
      if (defaultSlug() !== undefined) break;
      return firstSample();
  }
  // Most visitors start with a wheel of this browser or page, so the scripts that load others are fetched on demand.
  const { loadElsewhere } = await import('./load-elsewhere');
  return loadElsewhere(choice, sources.stored, tabKey);
}

async function contentInLanguage(wheel: Wheel | null): Promise<Wheel | null> {
  if (!wheel) return null;
  const { loadContentWheel } = await import('../cloud/load-wheels');
  return loadContentWheel(contentIdOf(wheel) ?? '', currentLanguage());
}

async function firstSample(): Promise<Attempt> {
  const inLanguage = async () =>
    sampleWheel(await loadFirstSample(currentLanguage()), translate('common:myWheel'));
  return { wheel: await inLanguage(), inLanguage };
}

function missedBy(
  { from }: WheelChoice,
  first: WheelChoice | undefined,
  route: Route,
): WheelChoice['from'] | null {
  if (first?.from === 'link' && from !== 'link') return 'link';
  const isAnother = from === 'default' || from === 'stored' || from === 'recent';
  if (isAnother && mayBeUnknown(route)) return 'slug';
  const { kind } = route;
  return (kind === 'share' || kind === 'cloud') && from !== kind && from !== 'content' && from !== 'session'
    ? kind
    : null;
}

/** The address names neither the home nor another page; a sample may still have that name. */
const mayBeUnknown = ({ kind, pathLanguage, isEmbedded }: Route): boolean =>
  !isEmbedded &&
  (kind === 'slug' || (kind === 'default' && !pathLanguage && window.location.pathname !== '/'));
