import type { WheelStore } from '../store';
import { journal as ofThisPage } from './journal';
import type { StoredWheel } from './stored-wheel';

/** Window event after every change of the wheel, for scripts outside; the page's own code subscribes to the store. */
export const wheelChanged = 'wheel:changed';

/** Larger wheels take longer to write than a key press may take: they are stored after the next paint. */
const writtenAtOnce = 200;

/**
 * Notes every change of the stage in the journal, and stores the wheel where the next visit finds it first. Returns how
 * to stop. Nothing is stored before the first change, so that an untouched sample follows the page's language.
 */
export function keepWheel(store: WheelStore, stored: StoredWheel, journal = ofThisPage): () => void {
  let isWaiting = false;

  const flush = () => {
    if (!isWaiting) return;
    isWaiting = false;
    journal.write();
    stored.write(store.getState().wheel);
  };
  const stopWatching = store.subscribe((now, before) => {
    const { wheel, log } = now;
    if (wheel === before.wheel && log === before.log) return;
    journal.note(now, before);
    // A clearing without winners changes the log alone: the wheel that another tab has stored stays.
    if (wheel === before.wheel) return journal.write();
    if (!isWaiting && wheel.slices.length > writtenAtOnce) afterPaint(flush);
    isWaiting = true;
    if (wheel.slices.length <= writtenAtOnce) flush();
    window.dispatchEvent(new CustomEvent(wheelChanged));
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    stopWatching();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}

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
