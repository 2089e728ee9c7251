import { isRecord, textOr } from '../document/coerce-wheel';
import type { Slice, WheelSpin } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';
import { prizeSpinner } from '../keeping/win-history';
import type { WheelStore } from '../store';

/** Somebody who has won, and whose prize is drawn next. */
export interface PrizeWinner {
  guid: string;
  name: string;
  /** The receipt of their own draw, where it was official: then that of the prize is too. */
  receipt?: string | undefined;
}

type Turn = Pick<WheelSpin, 'prizeFor'>;

/** A wheel may hold prizes beside its people: whether the next spin draws one of them. */
export const isPrizeTurn = ({ prizeFor }: Turn): boolean => isRecord(prizeFor);

export function prizeWinnerIn({ prizeFor }: Turn): PrizeWinner | null {
  if (!isRecord(prizeFor)) return null;
  const { guid, name, receipt } = prizeFor;
  return {
    guid: textOr(guid, 'nobody'),
    name: textOr(name, ''),
    ...(typeof receipt === 'string' ? { receipt } : {}),
  };
}

export const isPrize = ({ prize }: Pick<Slice, 'prize'>): boolean => prize === true;

/** The slices with those off that have no part in this turn; the same list where there are none. */
export function slicesOfTurn(slices: readonly Slice[], spin: Turn): readonly Slice[] {
  const drawsPrizes = isPrizeTurn(spin);
  const isOut = (slice: Slice) => slice.active && isPrize(slice) !== drawsPrizes;
  return slices.some(isOut)
    ? slices.map((slice) => (isOut(slice) ? { ...slice, active: false } : slice))
    : slices;
}

const setWinner = (winner: PrizeWinner | undefined): Edit =>
  changeFields(() => ({ spin: { prizeFor: winner } }));

/** The next spin draws the prize of this person. */
export const awaitPrize = (winner: PrizeWinner): Edit => setWinner(winner);

/** The people are drawn again. */
export const endPrizeTurn: Edit = (wheel) => (isPrizeTurn(wheel.spin) ? setWinner(undefined)(wheel) : wheel);

/**
 * Ends a turn whose prize is the last result: its page was closed before the winner was answered, or the answer was
 * taken back, and results can't be. Returns how to stop.
 */
export function endDrawnTurns(store: WheelStore): () => void {
  const isDrawn = () => {
    const { wheel, log, winner, spinning, isReadOnly } = store.getState();
    const prizeWinner = winner || spinning || isReadOnly ? null : prizeWinnerIn(wheel.spin);
    const last = prizeWinner && log.entries.findLast(({ kind }) => kind === 'win');
    return last?.kind === 'win' && last.by.id === prizeSpinner(prizeWinner as PrizeWinner).id;
  };
  // An answer ends the turn itself, in the same moment.
  const look = () =>
    queueMicrotask(() => {
      if (isDrawn()) store.getState().followWheel(endPrizeTurn(store.getState().wheel));
    });
  look();
  return store.subscribe(({ wheel, log }, before) => {
    if ((wheel !== before.wheel || log !== before.log) && isPrizeTurn(wheel.spin)) look();
  });
}
