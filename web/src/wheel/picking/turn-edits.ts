import type { Wheel } from '../document/document';
import { changeFields, changeSlices, type Edit } from '../edits/edits';
import type { TurnMode, WheelInTurn } from './turns';

/** Starts or ends fair turns. They start with a new round: every choice is still to have its turn. */
export const turnsOf = (mode: TurnMode, wheel: WheelInTurn, now: number): Wheel['spin']['turns'] =>
  mode === 'none' ? undefined : { ...wheel.spin.turns, mode, since: afterWins(wheel, now) };

/** Everyone may win again. */
export const newRound = (now: number): Edit =>
  changeFields((wheel) => ({ spin: { turns: { ...wheel.spin.turns, since: afterWins(wheel, now) } } }));

/** A win on a device whose clock is ahead was before the round too. */
const afterWins = ({ results: { history = [] } }: WheelInTurn, now: number): number =>
  history.reduce((latest, { lastWonTimestamp }) => Math.max(latest, lastWonTimestamp), now);

export const setAbsent = (guid: string, day: string | undefined): Edit =>
  changeSlices((slice) =>
    slice.guid === guid && slice.absentOn !== day ? { ...slice, absentOn: day } : slice,
  );
