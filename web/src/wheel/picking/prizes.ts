import { isRecord, textOr } from '../document/coerce-wheel';
import type { Slice, Wheel, WheelSpin } from '../document/document';
import { slicesInStock } from '../document/stock';
import { changeFields, type Edit } from '../edits/edits';

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

/** Whether somebody who wins now gets a prize. */
export const hasPrizeLeft = ({ slices, results }: Pick<Wheel, 'slices' | 'results'>): boolean =>
  slices.some(isPrize) &&
  slicesInStock(slices, results.history).some((slice) => isPrize(slice) && slice.active);

const setWinner = (winner: PrizeWinner | undefined): Edit =>
  changeFields(() => ({ spin: { prizeFor: winner } }));

/** The next spin draws the prize of this person. */
export const awaitPrize = (winner: PrizeWinner): Edit => setWinner(winner);

/** The people are drawn again. */
export const endPrizeTurn: Edit = (wheel) => (isPrizeTurn(wheel.spin) ? setWinner(undefined)(wheel) : wheel);
