import type { Slice, Wheel } from '../../../wheel/document/document';
import { drawMany } from '../../../wheel/picking/draw-many';
import { bestSource, type RandomSource } from '../../../wheel/picking/random-source';
import { eligibleSlices } from '../../../wheel/picking/turns';
import { type OfficialDraw, slicesDrawn } from '../official-draw';

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

interface Wish {
  winners: number;
  reserves: number;
}

export const drawHere = (
  able: readonly Slice[],
  { winners, reserves }: Wish,
  source: RandomSource = bestSource(),
): DrawnWinners => parted(drawMany(able, winners + reserves, source), winners);

export const drawnOfficially = (
  able: readonly Slice[],
  draw: OfficialDraw,
  { winners }: Wish,
): DrawnWinners => ({
  ...parted(slicesDrawn(able, draw), winners),
  receipt: draw.receipt,
  salt: draw.salt,
});

const parted = (drawn: Slice[], winners: number): DrawnWinners => ({
  winners: drawn.slice(0, winners),
  reserves: drawn.slice(winners),
});
