import type { ClaimPlace } from '../api/entries';
import { dropRoomDraw } from '../live/room-draws';
import { isInRoom, isWatching, roomStore } from '../live/room-store';
import type { Slice } from '../wheel/document/document';
import type { Edit } from '../wheel/edits/edits';
import { closeWinner, type WinnerChoice } from '../wheel/motion/spin-wheel';
import { awaitPrize, endPrizeTurn, isPrize, isPrizeTurn } from '../wheel/picking/prizes';
import { hasPrizeLeft } from '../wheel/picking/turns';
import { wheelStore } from '../wheel/store';

/** Closes the draw of this receipt: the host's answer closes it on every page, a viewer's only here. */
export function closeForRoom(receipt: string | null | undefined, choice: WinnerChoice): void {
  dropRoomDraw(receipt);
  const room = roomStore.getState();
  if (isInRoom(room) && room.role === 'host' && receipt === room.spinId) room.control?.closeWinner(choice);
}

/** Closes it as well. Returns what the answer does to the wheel here: a wheel that is only watched stays as it is. */
export function answerForRoom(answered: WinnerChoice, receipt: string | null | undefined): WinnerChoice {
  const { spin } = wheelStore.getState().wheel;
  const winnersLeave = spin.winnerLeaves === true && !isPrizeTurn(spin);
  const choice = answered === 'confirm' && winnersLeave ? 'cancel' : answered;
  closeForRoom(receipt, choice);
  return isWatching(roomStore.getState()) ? 'confirm' : choice;
}

/** Closes the popup: the host's answer closes it for everyone, a viewer's only their own. */
export function answerWinner(answered: WinnerChoice): void {
  const { winner, receipt } = wheelStore.getState();
  if (!winner) return;
  const turn = turnAfter(winner, answered);
  closeWinner(wheelStore, answerForRoom(answered, receipt), turn);
}

/** A prize follows a winner who isn't hidden, and the people follow a prize. */
function turnAfter(winner: Slice, answered: WinnerChoice): Edit {
  const { wheel, receipt } = wheelStore.getState();
  if (isPrizeTurn(wheel.spin) || isPrize(winner)) return endPrizeTurn;
  const holder = answered === 'cancel' || !hasPrizeLeft(wheel) ? null : holderOf(winner.guid);
  const slice = wheel.slices.find(({ guid }) => guid === holder);
  if (!slice) return (same) => same;
  const { guid, text: name } = slice;
  return awaitPrize({ guid, name, ...(receipt ? { receipt } : {}) });
}

/** Who has the winner's place by now: nobody where the list had no one else. */
function holderOf(winner: string): string | null {
  const places = roomStore.getState().claims?.places ?? [];
  let holder: ClaimPlace | undefined = places.find(({ guid }) => guid === winner);
  while (holder?.state === 'replaced') {
    const { next } = holder;
    if (next === '') return null;
    holder = places.find(({ guid }) => guid === next);
    if (!holder) return next;
  }
  return holder?.guid ?? winner;
}
