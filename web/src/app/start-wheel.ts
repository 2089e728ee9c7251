import { wasTakenDown } from '../features/cloud/cloud-error';
import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import type { WheelConfig } from '../wheel/document';
import { keepWheel } from '../wheel/keep-wheel';
import { keepLeftWheel } from '../wheel/left-wheel';
import { noteBroughtAlong } from '../wheel/own-work';
import { wheelStore } from '../wheel/store';
import { type StoredWheel, storedWheel } from '../wheel/stored-wheel';
import { type FoundWheel, findWheel } from './find-wheel';
import { followsOtherTab } from './follows-other-tab';
import { keepOnSignOut } from './keep-on-sign-out';
import { nameByWheel, pinWheel } from './pinned-wheel';
import { sharePart } from './report-parts';
import { routeOf } from './routes';
import { tellStorageTrouble } from './tell-storage-trouble';

/**
 * Puts the wheel of this address on the stage and stores what is done to it; in a frame of another site it stores
 * nothing. A wheel of the site's own follows the page's language until the visitor changes it.
 */
export async function startWheel(): Promise<() => void> {
  const { livelink, isEmbedded } = routeOf(window.location);
  if (livelink && !isEmbedded) {
    const { watchRoom } = await import('../features/live/watch-room');
    if (await watchRoom(livelink)) return nameByWheel();
  }
  const route = routeOf(window.location);
  // Browsers refuse their storage to frames of other sites; nothing is lost by it there.
  const stored = storedWheel(route.isEmbedded ? () => {} : tellStorageTrouble);
  const found = await findWheel(route, stored);
  if (wasTakenDown() && !route.isEmbedded) {
    await sharePart.fetch();
    return () => {};
  }
  const keep = route.isEmbedded ? () => () => {} : () => keepWheel(wheelStore, amongTabs(stored));

  const wheel = unsavedCopyOf(found, stored) ?? found.wheel;
  wheelStore.getState().replaceConfig(wheel);
  if (found.from === 'stored') noteBroughtAlong(wheel.id);
  if (!route.isEmbedded) makeRoom(found, stored);
  let release = keep();
  if (found.missed) void tellMissed(found);

  let untouched = wheel;
  const follow = async () => {
    const language = currentLanguage();
    const translated = await found.inLanguage?.();
    const { config, spinning, replaceConfig } = wheelStore.getState();
    // Never in the middle of a spin, which would lose its winner.
    if (!translated || spinning || config !== untouched || language !== currentLanguage()) return;
    release();
    untouched = translated;
    replaceConfig(translated);
    release = keep();
  };
  const stops = [onLanguageChange(() => void follow()), pinWheel(found), () => release()];
  if (!route.isEmbedded) stops.push(keepOnSignOut(stored));
  return () => {
    for (const stop of stops) stop();
  };
}

const tellMissed = async (found: FoundWheel) => (await import('./tell-missed-wheel')).tellMissedWheel(found);

/** The same wheel with changes that have not been saved yet: loading must not throw them away. */
function unsavedCopyOf({ from, wheel }: FoundWheel, stored: StoredWheel): WheelConfig | null {
  const own = from === 'cloud' || from === 'recent' ? stored.read() : null;
  return own && own.id === wheel.id && own.cloudSaved === false ? own : null;
}

/** A wheel from elsewhere takes the stored one's place, which is kept aside if nobody else has it. */
function makeRoom({ from, wheel }: FoundWheel, stored: StoredWheel): void {
  if (from === 'content') stored.write(wheel);
  if (from !== 'cloud' && from !== 'recent' && from !== 'share') return;
  const own = stored.read();
  if (own) keepLeftWheel(own, wheel);
  if (from !== 'share' && own?.id !== wheel.id) stored.write(wheel);
}

const amongTabs = (stored: StoredWheel): StoredWheel => ({
  ...stored,
  follow: (take) =>
    stored.follow((theirs) => {
      if (followsOtherTab(wheelStore.getState().config, theirs)) take(theirs);
    }),
});
