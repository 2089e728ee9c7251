import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { stageScene } from '../features/spin/SpinStage';
import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import { type MissingReason, ui } from '../state/ui';
import type { Wheel } from '../wheel/document/document';
import { keepWheel } from '../wheel/keeping/keep-wheel';
import { type StoredWheel, storedWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { type FoundWheel, findWheel } from './find-wheel';
import { keepOnSignOut } from './keep-on-sign-out';
import { takenDownPage } from './page-parts';
import { nameByWheel, pinWheel } from './pinned-wheel';
import { routeOf } from './routes';
import { tellStorageTrouble } from './tell-storage-trouble';

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
  const stored = storedWheel(route.isEmbedded ? () => {} : tellStorageTrouble);
  const found = await findWheel(route, stored);
  const missingWheel = missingReason(found);
  ui.setState({ missingWheel });
  if (missingWheel === 'takenDown' && !route.isEmbedded) {
    await takenDownPage.fetch();
    return () => {};
  }
  const keep = route.isEmbedded ? () => () => {} : () => keepWheel(wheelStore, stored);

  const { wheel } = found;
  await fetchScene(wheel);
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

/** Waits for the code of the wheel's scene, but not for long: without it the wheel would first appear plain. */
async function fetchScene({ look }: Wheel): Promise<void> {
  if (!look.scene) return;
  // A failure is reported where the scene is shown.
  await Promise.race([stageScene.fetch().catch(() => {}), new Promise((late) => setTimeout(late, 2000))]);
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
