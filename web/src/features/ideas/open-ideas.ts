import { openDialog } from '../../components/dialog/open-dialog';
import { isWatching, roomStore } from '../../live/room-store';

/**
 * Opens the dialog that an address asked for, and removes that from the address, so that a reload doesn't open it
 * again.
 */
export function openIdeas(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('action');
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  if (!isWatching(roomStore.getState())) openDialog('ideas');
}
