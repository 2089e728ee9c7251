import { sessionStore } from './session-state';
import { storeRecent } from './stored-session';
import { readRecent } from './user';

/** The call whose response carried the new list. */
export type RecentSource = 'wheel_save' | 'wheel_load' | 'wheel_delete';

/** Window event with `detail.source`, for scripts outside; the page's own code subscribes to `sessionStore`. */
export const recentListChanged = 'recent-list-changed';

/** Stores the recent list of a response; a response without one changes nothing. */
export function updateRecent(mruList: unknown, source: RecentSource): void {
  if (!Array.isArray(mruList) || sessionStore.getState().status !== 'signed-in') return;
  const recent = readRecent(mruList);
  storeRecent(recent);
  sessionStore.setState({ recent });
  window.dispatchEvent(new CustomEvent(recentListChanged, { detail: { source, recent } }));
}
