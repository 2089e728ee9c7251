import type { WheelConfig } from './document';
import { type Results, replayChange, resultsOf, withResults } from './kept-results';

/** More snapshots than this are not kept: the oldest is dropped. */
export const mostSnapshots = 50;

interface Snapshot {
  config: WheelConfig;
  /** The results before and after the step that led here: they differ when it cleared them, say. */
  resultsBefore: Results;
  resultsAfter: Results;
}

export interface UndoHistory {
  snapshots: readonly Snapshot[];
  /** Which of the snapshots is on the stage. */
  position: number;
  /** What the last step belongs to: edits of one gesture, such as the drag of a slider, make one step. */
  gesture: string | null;
}

export function startHistory(config: WheelConfig): UndoHistory {
  const results = resultsOf(config);
  return {
    snapshots: [{ config, resultsBefore: results, resultsAfter: results }],
    position: 0,
    gesture: null,
  };
}

/** Takes a step; what had been undone can no longer be redone. */
export function recordStep(history: UndoHistory, config: WheelConfig, gesture: string | null): UndoHistory {
  const { snapshots, position } = history;
  const last = currentOf(history);
  const goesOn = gesture !== null && gesture === history.gesture && position > 0;
  const step: Snapshot = {
    config,
    resultsBefore: goesOn ? last.resultsBefore : resultsOf(last.config),
    resultsAfter: resultsOf(config),
  };
  const kept = snapshots.slice(0, goesOn ? position : position + 1);
  const all = [...kept, step].slice(-mostSnapshots);
  return { snapshots: all, position: all.length - 1, gesture };
}

/** Changes the wheel as it stands without a step of its own, as a spin does. */
export function amendStep(history: UndoHistory, config: WheelConfig): UndoHistory {
  const amended = { ...currentOf(history), config };
  return { ...history, snapshots: history.snapshots.with(history.position, amended) };
}

export const endGesture = (history: UndoHistory): UndoHistory =>
  history.gesture === null ? history : { ...history, gesture: null };

export const canStepBack = ({ position }: UndoHistory): boolean => position > 0;

export const canStepForward = ({ position, snapshots }: UndoHistory): boolean =>
  position < snapshots.length - 1;

export function stepBack(history: UndoHistory): UndoHistory {
  if (!canStepBack(history)) return history;
  const { config, resultsBefore, resultsAfter } = currentOf(history);
  return arriveAt(
    history,
    history.position - 1,
    replayChange(resultsOf(config), resultsAfter, resultsBefore),
  );
}

export function stepForward(history: UndoHistory): UndoHistory {
  if (!canStepForward(history)) return history;
  const now = resultsOf(currentOf(history).config);
  const arrived = { ...history, position: history.position + 1 };
  const { resultsBefore, resultsAfter } = currentOf(arrived);
  return arriveAt(history, arrived.position, replayChange(now, resultsBefore, resultsAfter));
}

/** The wheel of that snapshot, with the results of now: wins since then are no edit and stay. */
function arriveAt(history: UndoHistory, position: number, results: Results): UndoHistory {
  const arrived = { ...history, position, gesture: null };
  return amendStep(arrived, withResults(currentOf(arrived).config, results));
}

/** Stays the same as long as the last step is the last step, whatever spins add to it. */
export const stepBefore = ({ snapshots, position }: UndoHistory): unknown => snapshots[position - 1];

export function currentOf({ snapshots, position }: UndoHistory): Snapshot {
  const snapshot = snapshots[position];
  if (!snapshot) throw new RangeError(`No snapshot ${position} among ${snapshots.length}`);
  return snapshot;
}
