import { isWatching, roomStore } from '../../live/room-store';
import { closeWinner, type WinnerChoice } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';

/** Closes the popup: the host's choice closes everybody's, a viewer's only the own. */
export function closePopup(choice: WinnerChoice): void {
  const room = roomStore.getState();
  if (room.role === 'host') room.control?.closeWinner(choice);
  closeWinner(wheelStore, isWatching(room) ? 'confirm' : choice);
}
