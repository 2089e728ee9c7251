import type { Wheel } from '../document/document';
import { keyOfWheel } from '../document/wheel-key';
import type { WheelStore } from '../store';
import { isShelfTrusted, type StoredWheel } from './stored-wheel';
import { noteUnkept } from './unkept-spins';

/** Window event after every change of the wheel, for scripts outside; the page's own code subscribes to the store. */
export const wheelChanged = 'wheel:changed';

/** Larger wheels take longer to write than a key press may take: they are stored after the next paint. */
const writtenAtOnce = 200;

/**
 * Stores every change of the wheel and follows the changes of other tabs. Returns how to stop.
 * Nothing is stored before the first change, so that an untouched sample follows the page's language.
 */
export function keepWheel(store: WheelStore, stored: StoredWheel): () => void {
  let waiting: Wheel | null = null;
  let isFollowing = false;

  const flush = () => {
    if (!waiting) return;
    stored.write(waiting);
    waiting = null;
  };
  const stopWatching = store.subscribe(({ wheel, made, log }, before) => {
    if (wheel === before.wheel) return;
    if (made !== before.made) noteUnkept(keyOfWheel(wheel), made, log);
    if (!isFollowing) {
      if (!waiting && wheel.slices.length > writtenAtOnce) afterPaint(flush);
      waiting = wheel;
      if (wheel.slices.length <= writtenAtOnce) flush();
    }
    window.dispatchEvent(new CustomEvent(wheelChanged));
  });
  const stopFollowing = stored.follow((wheel) => {
    // The library merges the changes of other tabs with those made here. What they store may be older than
    // this.
    if (isShelfTrusted() || editedAt(wheel) < editedAt(store.getState().wheel)) return;
    waiting = null;
    isFollowing = true;
    store.getState().followWheel(wheel);
    isFollowing = false;
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stopWatching();
    stopFollowing();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

/** A hidden tab has no frames: the timer makes sure that it stores too. */
function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 500);
}
