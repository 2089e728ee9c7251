import type { Places } from '../../../receipts/promise';
import type { Slice, Wheel } from '../../../wheel/document/document';
import { drawMany, slicesDrawn } from '../../../wheel/picking/draw-many';
import { bestSource, type RandomSource } from '../../../wheel/picking/random-source';
import { eligibleSlices } from '../../../wheel/picking/turns';
import type { OfficialDraw } from '../official/official-draw';

/** The result of a draw, in order. */
export interface DrawnWinners {
  winners: Slice[];
  /** They replace winners who can't accept, in order. */
  reserves: Slice[];
  /** The receipt of the draw, if it was an official one. */
  receipt?: string;
  salt?: string | undefined;
}

export const ableToWin = (wheel: Wheel): Slice[] => eligibleSlices(wheel).filter((slice) => slice.active);

export function drawHere(
  able: readonly Slice[],
  { winners, reserves }: Places,
  source: RandomSource = bestSource(),
): DrawnWinners {
  const drawn = drawMany(able, winners + reserves, source);
  return { winners: drawn.slice(0, winners), reserves: drawn.slice(winners) };
}

/** The receipt says who won and who is a reserve. */
export const drawnOfficially = (
  able: readonly Slice[],
  { winners, reserves, receipt, salt }: OfficialDraw,
): DrawnWinners => ({
  winners: slicesDrawn(able, winners),
  reserves: slicesDrawn(able, reserves),
  receipt,
  salt,
});
