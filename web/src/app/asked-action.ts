import { openDialog } from '../components/dialog/open-dialog';
import { isWatching, roomStore } from '../live/room-store';
import { startNewWheel } from '../stage/change-wheel';

/** What an address can ask for beside the wheel: `/en/?action=my-wheels`. */
const actions = new Map<string | null, () => unknown>([
  ['ai-wheel', () => openDialog('ideas')],
  ['my-wheels', () => openDialog('library')],
  ['new-wheel', startNewWheel],
]);

/** Does what the address asks for, and removes that from the address, so that a reload doesn't do it again. */
export function runAskedAction(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const run = actions.get(query.get('action'));
  query.delete('action');
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  if (!isWatching(roomStore.getState())) run?.();
}
