import type { LazyPart } from '../components/lazy-part/lazy-part';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { stageScene } from '../features/spin/SpinStage';
import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import { withTexts } from '../i18n/load-texts';
import { type MissingReason, setVisiting, ui } from '../state/ui';
import { keepWheel } from '../wheel/keeping/keep-wheel';
import { type StorageTrouble, type StoredWheel, storedWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { type FoundWheel, findWheel } from './find-wheel';
import { keepOnSignOut } from './keep-on-sign-out';
import { takenDownPage } from './page-parts';
import { nameByWheel, pinWheel } from './pinned-wheel';
import { routeOf } from './routes';
import { linkCorner } from './shell/Hero';

export const fetchTeller = () => withTexts(import('./tell-storage-trouble'), 'storage');

/** Few visitors ever read what their browser's storage couldn't do. */
export async function tellTrouble(trouble: StorageTrouble): Promise<void> {
  try {
    (await fetchTeller()).tellStorageTrouble(trouble);
  } catch (error) {
    tellMissingPart(`The storage has a problem: ${trouble.kind}. The notice about it is missing.`, error);
  }
}

/**
 * Puts the wheel of this address on the stage and stores every change of it; in a frame of another site it stores
 * nothing. A sample or content wheel follows the page's language until the visitor changes it. Returns how to stop.
 */
export async function startWheel(): Promise<() => void> {
  const { livelink, isEmbedded } = routeOf(window.location);
  const wasLive = livelink !== undefined && !isEmbedded;
  if (wasLive) {
    const { watchRoom } = await import('../features/live/watch-room');
    if (await watchRoom(livelink)) return nameByWheel();
  }
  const route = routeOf(window.location);
  // Browsers deny storage to frames of other sites, and there is nothing to store there.
  const stored = storedWheel(route.isEmbedded ? () => {} : tellTrouble);
  const found = await findWheel(route, stored);
  const missingWheel = missingReason(found);
  ui.setState({ missingWheel });
  const isVisit = !route.isEmbedded && (found.from === 'share' || found.from === 'link');
  setVisiting(isVisit);
  if (missingWheel === 'takenDown' && !route.isEmbedded) {
    await takenDownPage.fetch();
    return () => {};
  }
  const keep = route.isEmbedded ? () => () => {} : () => keepWheel(wheelStore, stored);

  const { wheel } = found;
  await inTime([wheel.look.scene ? stageScene : null, isVisit ? linkCorner : null]);
  wheelStore.getState().replaceWheel(wheel);
  if (!route.isEmbedded) mirror(found, stored);
  let release = keep();
  // Spin was pressed for the wheel of the address.
  if (found.missed) delete document.documentElement.dataset.spin;
  if (found.missed) wasLive ? goHome() : void tellMissed(found);

  let untouched = wheel;
  const follow = async () => {
    const language = currentLanguage();
    const translated = await found.inLanguage?.();
    const { wheel: onStage, spinning, replaceWheel } = wheelStore.getState();
    // Never during a spin: it would lose its winner.
    if (!translated || spinning || onStage !== untouched || language !== currentLanguage()) return;
    release();
    untouched = translated;
    replaceWheel(translated);
    release = keep();
  };
  const stops = [onLanguageChange(() => void follow()), pinWheel(found), () => release()];
  if (!route.isEmbedded) stops.push(keepOnSignOut(stored));
  return () => {
    for (const each of stops) each();
  };
}

/** Waits for what the stage shows first, but not for long: a scene that arrives later would change the whole window. */
async function inTime(parts: readonly (Pick<LazyPart, 'fetch'> | null)[]): Promise<void> {
  // A failure is reported where the part is shown.
  const fetched = Promise.allSettled(parts.map((part) => part?.fetch()));
  await Promise.race([fetched, new Promise((late) => setTimeout(late, 2000))]);
}

function missingReason({ missed, isGone, isTakenDown }: FoundWheel): MissingReason | null {
  if (isTakenDown) return 'takenDown';
  if (missed !== 'share') return null;
  return isGone ? 'gone' : 'unreachable';
}

/** The viewer has read that the room is over. The wheel of its link belonged to the host. */
const goHome = () => window.history.replaceState(null, '', `/${currentLanguage()}/`);

const tellMissed = async (found: FoundWheel) => {
  try {
    await (await import('./tell-missed-wheel')).tellMissedWheel(found);
  } catch (error) {
    tellMissingPart('The wheel of the address is missing, and so is the notice about it.', error);
  }
};

/** Stores a wheel that the address names at once, but not a sample or a shared wheel that is only looked at. */
function mirror({ from, wheel }: FoundWheel, stored: StoredWheel): void {
  if (from === 'content' || from === 'link' || from === 'cloud' || from === 'recent') stored.write(wheel);
}
