import { sessionStore } from './session-state';
import { storeRecent } from './stored-session';
import { readRecent } from './user';

/** What the server's answer with a new list was about. */
export type RecentSource = 'wheel_save' | 'wheel_load' | 'wheel_delete';

/** Raised on the window with `detail.source`, for whoever shows the list. */
export const recentListChanged = 'recent-list-changed';

/** Takes over the recent list an answer came with; an answer without one changes nothing. */
export function updateRecent(mruList: unknown, source: RecentSource): void {
  if (!Array.isArray(mruList) || sessionStore.getState().status !== 'signed-in') return;
  const recent = readRecent(mruList);
  storeRecent(recent);
  sessionStore.setState({ recent });
  window.dispatchEvent(new CustomEvent(recentListChanged, { detail: { source, recent } }));
}
