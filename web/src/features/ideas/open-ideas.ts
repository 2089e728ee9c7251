import { openDialog } from '../../components/dialog/open-dialog';
import { isWatching, roomStore } from '../../live/room-store';

/** An address may ask for the dialog; once it is there, the address no longer does, lest a reload ask again. */
export function openIdeas(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('action');
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  if (!isWatching(roomStore.getState())) openDialog('ideas');
}
