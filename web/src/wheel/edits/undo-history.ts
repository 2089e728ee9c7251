import type { Wheel } from '../document/document';
import type { SpinLog } from '../keeping/spin-log';
import { rebase } from './rebase';

/** With more snapshots than this, the oldest is dropped. */
export const mostSnapshots = 50;

/** The entry of the clearing, and the one that restored it while the step is undone. */
interface ClearingStep {
  id: string;
  takenBackBy?: string;
}

interface Snapshot {
  wheel: Wheel;
  /** What the step that led here cleared of the results: an undo restores it. */
  clearing?: ClearingStep;
  /** The results of its document when a step left it for another document. */
  log?: SpinLog;
}

export interface UndoHistory {
  snapshots: readonly Snapshot[];
  /** The index of the snapshot on the stage. */
  position: number;
  /** The gesture of the last step: edits of one gesture, such as the drag of a slider, make one step. */
  gesture: string | null;
}

export const startHistory = (wheel: Wheel): UndoHistory => ({
  snapshots: [{ wheel }],
  position: 0,
  gesture: null,
});

/** Adds a step; undone steps can no longer be redone. */
export function recordStep(
  history: UndoHistory,
  wheel: Wheel,
  gesture: string | null,
  clearing?: ClearingStep,
): UndoHistory {
  const { snapshots, position } = history;
  const goesOn = gesture !== null && gesture === history.gesture && position > 0;
  const kept = snapshots.slice(0, goesOn ? position : position + 1);
  const all = [...kept, { wheel, ...(clearing ? { clearing } : {}) }].slice(-mostSnapshots);
  return { snapshots: all, position: all.length - 1, gesture };
}

/** Changes the current wheel without a step of its own, as a spin does. */
export function amendStep(history: UndoHistory, wheel: Wheel): UndoHistory {
  const amended = { ...currentOf(history), wheel };
  return { ...history, snapshots: history.snapshots.with(history.position, amended) };
}

export const endGesture = (history: UndoHistory): UndoHistory =>
  history.gesture === null ? history : { ...history, gesture: null };

export const canStepBack = ({ position }: UndoHistory): boolean => position > 0;

export const canStepForward = ({ position, snapshots }: UndoHistory): boolean =>
  position < snapshots.length - 1;

export const stepBack = (history: UndoHistory): UndoHistory =>
  canStepBack(history) ? { ...history, position: history.position - 1, gesture: null } : history;

export const stepForward = (history: UndoHistory): UndoHistory =>
  canStepForward(history) ? { ...history, position: history.position + 1, gesture: null } : history;

/** A change from elsewhere: it isn't a step here, and no step here undoes it. */
export function followChange(history: UndoHistory, to: Wheel): UndoHistory {
  const { wheel: from } = currentOf(history);
  const snapshots = history.snapshots.map((snapshot, place) => ({
    ...snapshot,
    wheel: place === history.position ? to : rebased(from, to, snapshot.wheel),
  }));
  return { ...history, snapshots, gesture: null };
}

/** Another document has nothing to do with the change. */
const rebased = (from: Wheel, to: Wheel, wheel: Wheel): Wheel =>
  wheel.id === from.id ? rebase(from, to, wheel) : wheel;

/** Moves to another step. When that is of another document, the step that is left keeps its results. */
export function moveTo(
  history: UndoHistory,
  log: SpinLog,
  move: (history: UndoHistory) => UndoHistory,
): UndoHistory {
  const moved = move(history);
  const left = currentOf(history);
  if (currentOf(moved).wheel.id === left.wheel.id) return moved;
  return move({ ...history, snapshots: history.snapshots.with(history.position, { ...left, log }) });
}

/** The clearing of the step at this place was restored, or cleared again. */
export const withClearing = (history: UndoHistory, place: number, clearing: ClearingStep): UndoHistory => ({
  ...history,
  snapshots: history.snapshots.map((snapshot, each) =>
    each === place ? { ...snapshot, clearing } : snapshot,
  ),
});

/** Stays the same as long as the last step is the last step, whatever spins add to it. */
export const stepBefore = ({ snapshots, position }: UndoHistory): unknown => snapshots[position - 1];

export function currentOf({ snapshots, position }: UndoHistory): Snapshot {
  const snapshot = snapshots[position];
  if (!snapshot) throw new RangeError(`No snapshot ${position} among ${snapshots.length}`);
  return snapshot;
}
