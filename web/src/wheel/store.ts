import { createStore } from 'zustand/vanilla';
import type { Slice, Wheel } from './document/document';
import { newWheel } from './document/new-wheel';
import { withoutLostSample } from './document/sample-mark';
import { withStockBeforeClearing } from './document/stock';
import * as edits from './edits/edits';
import { withSameParts } from './edits/rebase';
import * as undo from './edits/undo-history';
import { startHistory } from './edits/undo-history';
import {
  asNext,
  type Clearing,
  type LogEntry,
  logOf,
  type NewEntry,
  type SpinLog,
  withEntries,
  withLog,
} from './keeping/spin-log';
import { latestWinners, type Spinner } from './keeping/win-history';
import type { Drift } from './motion/drift';
import { layOut, markerAngle, type SliceLayout } from './motion/geometry';
import { landingRotation, type SpinMotion } from './motion/motion';
import { eligibleSlices } from './picking/turns';

export interface RunningSpin {
  winner: string;
  /** Where within the winner's slice the pointer comes to rest. */
  landingOffset: number;
  motion: SpinMotion;
  startedAt: number;
  /** The wheel as it was when the spin began: edits meanwhile must not move slices under the pointer. */
  slices: readonly Slice[];
  layout: SliceLayout;
  /** The id of its receipt, when it was decided and can be checked elsewhere. */
  receipt?: string;
  /** The salt with which private texts can be checked, where the receipt hides them. */
  salt?: string;
  /** Who spun, where that is known. */
  by?: Spinner;
  /** Shows and records a draw of several when the wheel has stopped; unset, the popup shows the winner. */
  finish?: () => void;
  /**
   * Where every wheel of a room comes to rest, whatever is edited meanwhile; unset, the winner stays under the
   * pointer.
   */
  restsAt?: number;
}

export interface WheelState {
  /** The wheel on the stage: always the current snapshot of the undo history. */
  wheel: Wheel;
  /** The results one by one; the wheel itself has only their counts. */
  log: SpinLog;
  /** How wheel or log came to change last: made here, made elsewhere, or another wheel was put on the stage. */
  lastChange: 'made' | 'followed' | 'replaced';
  undoHistory: undo.UndoHistory;
  spinning: boolean;
  spin: RunningSpin | null;
  /** Where the wheel rests, in radians. */
  rotation: number;
  drift: Drift | null;
  /** The slice whose popup is open. */
  winner: Slice | null;
  /** The slices while the popup is open, where turns would change them: the winner stays under the pointer. */
  shownSlices: readonly Slice[] | null;
  /** The id of its receipt, if it has one. */
  receipt: string | null;
  /** The salt with which its private texts can be checked. */
  receiptSalt: string | null;
  /** The winner that a dialog shows without a spin of this wheel: it has a sound too. */
  celebrated: Slice | null;
  /** The last winner that was taken off the wheel; a new object each time, as the same slice may go twice. */
  removal: { slice: Slice } | null;
  /** Stays in place: it doesn't drift. */
  isHeld: boolean;
  /** Another person controls this wheel: here it can only be watched. */
  isReadOnly: boolean;
  lastWinners: string[];

  /** Each call is an undo step; consecutive edits with the same `gesture` make one step, until `endGesture`. */
  edit(edit: edits.Edit, gesture?: string): void;
  endGesture(): void;
  undo(): void;
  redo(): void;
  addSlice(text: string): void;
  removeSlice(guid: string): void;
  copySlice(guid: string): void;
  renameSlice(guid: string, text: string): void;
  setSliceActive(guid: string, active: boolean): void;
  resetSlices(): void;
  /** Adds results: no undo step, since wins can't be undone. */
  record(entries: readonly NewEntry[]): void;
  /** Clears the winners, or the number of spins: a step that can be undone. */
  clear(kind: Clearing['kind']): void;
  /** Puts another wheel on the stage: its undo history starts afresh. */
  replaceWheel(wheel: Wheel, log?: SpinLog): void;
  /** Puts a wheel that begins from this one on the stage, with results of its own: a step that can be undone. */
  continueAs(wheel: Wheel): void;
  /** The same wheel as changed elsewhere: no undo step here, and a running spin continues. */
  followWheel(wheel: Wheel): void;
  /** The results as known by now, here and elsewhere. */
  followLog(log: SpinLog): void;
}

const rememberedWinners = 5;

export const createWheelStore = () => {
  const first = newWheel();
  return createStore<WheelState>()((set, get) => ({
    wheel: first,
    log: logOf(first),
    lastChange: 'replaced',
    undoHistory: undo.startHistory(first),
    spinning: false,
    spin: null,
    rotation: 0,
    drift: null,
    winner: null,
    shownSlices: null,
    receipt: null,
    receiptSalt: null,
    celebrated: null,
    removal: null,
    isHeld: false,
    isReadOnly: false,
    lastWinners: [],

    edit: (edit, gesture) =>
      set((state) => {
        if (state.isReadOnly) return state;
        const edited = edit(state.wheel);
        if (edited === state.wheel) return state;
        return standAt(
          undo.recordStep(state.undoHistory, asEdited(withoutLostSample(edited)), gesture ?? null),
        );
      }),
    endGesture: () => set(({ undoHistory }) => ({ undoHistory: undo.endGesture(undoHistory) })),
    undo: () => set((state) => (canUndo(state) ? stepBack(state) : state)),
    redo: () => set((state) => (canRedo(state) ? stepForward(state) : state)),
    record: (entries) =>
      set((state) => (entries.length > 0 ? withLocalEntries(state, asNext(state.log, entries)) : state)),
    clear: (kind) =>
      set((state) => {
        if (state.isReadOnly) return state;
        const entries = asNext(state.log, [{ kind, at: Date.now() }]);
        const [{ id }] = entries as [LogEntry];
        const wheel = kind === 'clear' ? withStockBeforeClearing(state.wheel) : state.wheel;
        const cleared = withLocalEntries(
          wheel === state.wheel ? state : { ...state, wheel: asEdited(wheel) },
          entries,
        );
        return { ...cleared, undoHistory: undo.recordStep(state.undoHistory, cleared.wheel, null, { id }) };
      }),
    followWheel: (theirs) =>
      set((state) => {
        const wheel = withSameParts(state.wheel, withLog(theirs, state.log));
        return wheel === state.wheel
          ? state
          : { wheel, undoHistory: undo.followChange(state.undoHistory, wheel), lastChange: 'followed' };
      }),
    followLog: (log) =>
      set((state) => (log === state.log ? state : { ...logged(state, log), lastChange: 'followed' })),
    addSlice: (text) => {
      if (text.trim() !== '') get().edit(edits.addSlice(text.trim()));
    },
    removeSlice: (guid) => get().edit(edits.removeSlice(guid)),
    copySlice: (guid) => get().edit(edits.copySlice(guid)),
    renameSlice: (guid, text) => {
      if (text.trim() !== '') get().edit(edits.renameSlice(guid, text.trim()));
    },
    setSliceActive: (guid, active) => get().edit(edits.setSliceActive(guid, active)),
    resetSlices: () => get().edit(edits.resetSlices),
    continueAs: (wheel) =>
      set((state) => {
        if (state.isReadOnly || state.spinning) return state;
        const { undoHistory, log } = state;
        return arriveAt(
          state,
          undo.moveTo(undoHistory, log, (left) => undo.recordStep(left, wheel, null)),
        );
      }),
    replaceWheel: (wheel, log = logOf(wheel)) =>
      set({
        wheel,
        log,
        undoHistory: undo.startHistory(wheel),
        lastChange: 'replaced',
        spinning: false,
        spin: null,
        rotation: openingRotation(wheel),
        drift: null,
        winner: null,
        shownSlices: null,
        receipt: null,
        lastWinners: latestWinners(wheel.results.history ?? [], rememberedWinners),
      }),
  }));
};

const standAt = (undoHistory: undo.UndoHistory): Partial<WheelState> => ({
  wheel: undo.currentOf(undoHistory).wheel,
  undoHistory,
  lastChange: 'made',
});

/** Results aren't an edit: the current step is amended. */
function logged(state: WheelState, log: SpinLog): Partial<WheelState> & Pick<WheelState, 'wheel' | 'log'> {
  // Equal results aren't a change: there is nothing to store.
  const wheel = withSameParts(state.wheel, withLog(state.wheel, log));
  const { history = [] } = wheel.results;
  const lastWinners = latestWinners(history, rememberedWinners);
  return { log, lastWinners, wheel, undoHistory: undo.amendStep(state.undoHistory, wheel) };
}

const withLocalEntries = (state: WheelState, entries: readonly LogEntry[]) => ({
  ...logged(state, withEntries(state.log, entries)),
  lastChange: 'made' as const,
});

/** To the wheel of the previous step, with the current results: of these, only what this step cleared is restored. */
function stepBack(state: WheelState): Partial<WheelState> {
  const { position } = state.undoHistory;
  const { clearing } = undo.currentOf(state.undoHistory);
  const undoHistory = undo.moveTo(state.undoHistory, state.log, undo.stepBack);
  if (!clearing) return arriveAt(state, undoHistory);
  return takeBack(state, clearing.id, (id) =>
    undo.withClearing(undoHistory, position, { ...clearing, takenBackBy: id }),
  );
}

function stepForward(state: WheelState): Partial<WheelState> {
  const undoHistory = undo.moveTo(state.undoHistory, state.log, undo.stepForward);
  const { clearing } = undo.currentOf(undoHistory);
  if (!clearing?.takenBackBy) return arriveAt(state, undoHistory);
  return takeBack(state, clearing.takenBackBy, () =>
    undo.withClearing(undoHistory, undoHistory.position, { id: clearing.id }),
  );
}

function takeBack(
  state: WheelState,
  of: string,
  historyAfter: (id: string) => undo.UndoHistory,
): Partial<WheelState> {
  const entries = asNext(state.log, [{ kind: 'restore', at: Date.now(), of }]);
  const [{ id }] = entries as [LogEntry];
  const undoHistory = historyAfter(id);
  // With the winners, their prizes are as they were.
  const { slices } = undo.currentOf(undoHistory).wheel;
  const wheel = slices === state.wheel.slices ? state.wheel : asEdited({ ...state.wheel, slices });
  return withLocalEntries({ ...state, wheel, undoHistory }, entries);
}

function arriveAt(state: WheelState, undoHistory: undo.UndoHistory): Partial<WheelState> {
  const { wheel, log = logOf(wheel) } = undo.currentOf(undoHistory);
  if (wheel.id === state.wheel.id)
    return {
      ...logged({ ...state, wheel: asEdited(wheel, state.wheel), undoHistory }, state.log),
      lastChange: 'made',
    };
  // Another document: each keeps its own results. A spin that runs would end on the wrong one.
  if (state.spinning) return state;
  return {
    ...logged({ ...state, wheel, undoHistory }, log),
    lastChange: 'made',
    rotation: openingRotation(wheel),
    drift: null,
  };
}

/** The cloud's version differs from now on. A later edit has a later time, also where the clock was put back. */
function asEdited(wheel: Wheel, latest = wheel): Wheel {
  const edited = { ...wheel, updatedAt: Math.max(Date.now(), (latest.updatedAt ?? 0) + 1) };
  return wheel.cloudSaved ? { ...edited, cloudSaved: false } : edited;
}

// A wheel that opens with the pointer on a divider looks undecided.
function openingRotation(wheel: Wheel): number {
  const layout = layOut(eligibleSlices(wheel));
  const { marker } = wheel.look;
  return layout.slices.length === 0 ? 0 : landingRotation(layout, 0, markerAngle(marker?.position), 0.5);
}

export type WheelStore = ReturnType<typeof createWheelStore>;

export const wheelStore = createWheelStore();

export const canSpin = ({ wheel, spinning }: WheelState): boolean =>
  !spinning && eligibleSlices(wheel).some((slice) => slice.active);

/** The slices as they are on the wheel. */
export const stageSlices = ({ spin, shownSlices, wheel }: WheelState): readonly Slice[] =>
  spin?.slices ?? shownSlices ?? eligibleSlices(wheel);

export const canUndo = ({ undoHistory }: WheelState): boolean => undo.canStepBack(undoHistory);

export const canRedo = ({ undoHistory }: WheelState): boolean => undo.canStepForward(undoHistory);

export const hasUnsavedChanges = ({ wheel, undoHistory }: WheelState): boolean =>
  undoHistory.snapshots.length > 1 && wheel.cloudSaved !== true;

/** The wheel as another person has changed it: nothing to undo here, and a running spin continues. */
export const showRemote = (store: WheelStore, wheel: Wheel): void =>
  store.setState({ wheel, log: logOf(wheel), undoHistory: startHistory(wheel) });
