import type { Wheel } from '../document/document';
import { changeFields, changeSlices, type Edit } from '../edits/edits';
import { dayOf, isRoundOver, type TurnMode, type WheelInTurn } from './turns';

/** Starts or ends fair turns. Choices that have won before have had a turn, unless all of them have. */
export const turnsOf = (mode: TurnMode, wheel: WheelInTurn, now: number): Wheel['spin']['turns'] => {
  if (mode === 'none') return undefined;
  const turns = { ...wheel.spin.turns, mode, since: 0 };
  return { ...turns, since: isRoundOver({ ...wheel, spin: { ...wheel.spin, turns } }, dayOf(now)) ? now : 0 };
};

/** Everyone may win again. */
export const newRound = (now: number): Edit =>
  changeFields(({ spin: { turns } }) => ({ spin: { turns: { ...turns, since: now } } }));

export const setAbsent = (guid: string, day: string | undefined): Edit =>
  changeSlices((slice) =>
    slice.guid === guid && slice.absentOn !== day ? { ...slice, absentOn: day } : slice,
  );
