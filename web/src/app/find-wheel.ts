import { wasNotFound, wasTakenDown } from '../cloud/cloud-error';
import { currentLanguage } from '../i18n/i18n';
import { sessionStore } from '../session/session-state';
import { sessionSettled } from '../session/settled';
import { loadFirstSample, loadSamples } from '../stage/load-samples';
import type { WheelConfig } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { sampleWheel } from '../wheel/document/sample';
import type { StoredWheel } from '../wheel/keeping/stored-wheel';
import { chooseWheel, dependsOnSession, type WheelChoice, type WheelFacts } from './choose-wheel';
import { contentIdOf, preloadedWheel, touchedCopyOf } from './preloaded-wheel';
import { localWheelAddress, type Route } from './routes';

export interface FoundWheel {
  wheel: WheelConfig;
  from: WheelChoice['from'];
  /** What the address asked for, when that could not be had. */
  missed: WheelChoice['from'] | null;
  /** Whether what was missed does not exist; otherwise it could not be fetched just now. */
  isGone: boolean;
  /** The same wheel in the page's language; nothing where the words are somebody's own. */
  inLanguage?: () => Promise<WheelConfig | null>;
}

/** Finds the wheel for this address: the first of the choices that loads. */
export async function findWheel(route: Route, stored: StoredWheel): Promise<FoundWheel> {
  const sources = { content: preloadedWheel(), session: stored.readContent(), stored: stored.read() };
  const known: WheelFacts = {
    route,
    contentId: sources.content && contentIdOf(sources.content),
    sessionCopyOf: sources.session && touchedCopyOf(sources.session),
    hasStored: sources.stored !== null && !route.isEmbedded,
    isAuthenticated: false,
    recent: [],
  };
  if (dependsOnSession(known)) await sessionSettled();
  const { status, recent } = sessionStore.getState();
  const choices = chooseWheel({ ...known, isAuthenticated: status === 'signed-in', recent });

  let isGone = false;
  for (const choice of choices) {
    const found = await load(choice, sources).catch(tellLost);
    if (found) return { ...found, from: choice.from, missed: missedBy(choice, route), isGone };
    // No copy of it takes its place: the page says what happened instead.
    if (choice.from === 'share' && wasTakenDown()) break;
    if (choice.from === route.kind) isGone = wasNotFound();
  }
  return { wheel: newWheel(), from: 'default', missed: null, isGone };
}

/** The script that fetches such wheels could not be had: the page starts with another one, and says why. */
function tellLost(error: unknown): null {
  console.warn('A part that loads wheels could not be fetched.', error);
  return null;
}

type Sources = Record<'content' | 'session' | 'stored', WheelConfig | null>;
type Loaded = Pick<FoundWheel, 'wheel' | 'inLanguage'>;

async function load(choice: WheelChoice, sources: Sources): Promise<Loaded | null> {
  switch (choice.from) {
    case 'session':
    case 'stored':
      return loaded(sources[choice.from]);
    case 'content':
      return sources.content && followed(sources.content, contentInLanguage(sources.content));
    case 'share':
      return loaded(await elsewhere.share(choice.shareId));
    case 'cloud':
    case 'recent':
      return loaded(await elsewhere.cloud(choice.wheelId));
    case 'slug':
      return localWheel(localWheelAddress(window.location.pathname).slug, false);
    case 'default':
      return localWheel(defaultSlug(), true);
  }
}

/** Most visitors start with a wheel that is here: what fetches others waits until it is wanted. */
const elsewhere = {
  share: async (id: string) => (await import('../cloud/load-wheels')).loadSharedWheel(id),
  cloud: async (id: string) => (await import('../cloud/open-cloud-wheel')).openCloudWheel(id),
  content: async (id: string) =>
    (await import('../cloud/load-wheels')).loadContentWheel(id, currentLanguage()),
  sample: async (slug: string) => {
    const { findLocalWheel } = await import('../cloud/local-wheel');
    return findLocalWheel({ language: currentLanguage(), slug }, loadSamples);
  },
};

const loaded = (wheel: WheelConfig | null): Loaded | null => wheel && { wheel };
const followed = (wheel: WheelConfig, inLanguage: () => Promise<WheelConfig | null>): Loaded => ({
  wheel,
  inLanguage,
});

const contentInLanguage = (wheel: WheelConfig) => () => elsewhere.content(contentIdOf(wheel) ?? '');

/** `/yes-or-no` names a sample; an address behind a language has been looked up already. */
function defaultSlug(): string | undefined {
  const [, first, ...rest] = window.location.pathname.split('/');
  return first && rest.join('') === '' ? localWheelAddress(window.location.pathname).slug : undefined;
}

async function localWheel(slug: string | undefined, orFirst: boolean): Promise<Loaded | null> {
  const inLanguage = async () => {
    if (slug === undefined) return sampleWheel(await loadFirstSample(currentLanguage()));
    const found = await elsewhere.sample(slug);
    return found && (orFirst || !found.isDefault) ? sampleWheel(found.sample) : null;
  };
  const wheel = await inLanguage();
  return wheel && followed(wheel, inLanguage);
}

function missedBy({ from }: WheelChoice, { kind }: Route): WheelChoice['from'] | null {
  return (kind === 'share' || kind === 'cloud') && from !== kind && from !== 'content' && from !== 'session'
    ? kind
    : null;
}
