import { dropRoomDraw } from '../live/room-draws';
import { isInRoom, isWatching, roomStore } from '../live/room-store';
import type { WinnerChoice } from '../wheel/motion/spin-wheel';
import { wheelStore } from '../wheel/store';

/** Closes the draw of this receipt: the host's answer closes it on every page, a viewer's only here. */
export function closeForRoom(receipt: string | null | undefined, choice: WinnerChoice): void {
  dropRoomDraw(receipt);
  const room = roomStore.getState();
  if (isInRoom(room) && room.role === 'host' && receipt === room.spinId) room.control?.closeWinner(choice);
}

/** Closes it as well. Returns what the answer does to the wheel here: a wheel that is only watched stays as it is. */
export function answerForRoom(answered: WinnerChoice, receipt: string | null | undefined): WinnerChoice {
  const winnersLeave = wheelStore.getState().wheel.spin.winnerLeaves === true;
  const choice = answered === 'confirm' && winnersLeave ? 'cancel' : answered;
  closeForRoom(receipt, choice);
  return isWatching(roomStore.getState()) ? 'confirm' : choice;
}
