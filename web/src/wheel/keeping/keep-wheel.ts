import type { WheelConfig } from '../document/document';
import { keyOfWheel } from '../document/wheel-key';
import type { WheelStore } from '../store';
import { isShelfTrusted, type StoredWheel } from './stored-wheel';
import { noteUnkept } from './unkept-spins';

/** Window event after every change of the wheel, for scripts outside; the page's own code subscribes to the store. */
export const wheelChanged = 'wheel:changed';

/** Larger wheels take longer to write than a key press may take: they are stored after the next paint. */
const writtenAtOnce = 1000;

/**
 * Stores every change of the wheel and follows the changes of other tabs. Returns how to stop.
 * Nothing is stored before the first change, so that an untouched sample follows the page's language.
 */
export function keepWheel(store: WheelStore, stored: StoredWheel): () => void {
  let waiting: WheelConfig | null = null;
  let isFollowing = false;

  const flush = () => {
    if (!waiting) return;
    stored.write(waiting);
    waiting = null;
  };
  const stopWatching = store.subscribe(({ config, made, log }, before) => {
    if (config === before.config) return;
    if (made !== before.made) noteUnkept(keyOfWheel(config), made, log);
    if (!isFollowing) {
      if (!waiting && config['wheel-definition'].slices.length > writtenAtOnce) afterPaint(flush);
      waiting = config;
      if (config['wheel-definition'].slices.length <= writtenAtOnce) flush();
    }
    window.dispatchEvent(new CustomEvent(wheelChanged));
  });
  const stopFollowing = stored.follow((config) => {
    // The library merges the changes of other tabs with those made here. What they store may be older than
    // this.
    if (isShelfTrusted() || editedAt(config) < editedAt(store.getState().config)) return;
    waiting = null;
    isFollowing = true;
    store.getState().followConfig(config);
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

const editedAt = ({ 'wheel-definition': { updatedAt } }: WheelConfig): number => updatedAt ?? 0;

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
