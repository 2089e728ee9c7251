import { createStore } from 'zustand/vanilla';
import type { Slice, WheelConfig } from './document';
import type { Drift } from './drift';
import * as edits from './edits';
import { layOut, markerAngle, type SliceLayout } from './geometry';
import { landingRotation, type SpinMotion } from './motion';
import { newWheel } from './new-wheel';
import { slicesInTurn } from './turns';
import * as undo from './undo-history';
import { latestWinners, type Spinner } from './win-history';

export interface RunningSpin {
  winner: string;
  /** Where within the winner's slice the pointer comes to rest. */
  whereabouts: number;
  motion: SpinMotion;
  startedAt: number;
  /** The wheel as it was when the spin began: edits meanwhile must not move slices under the pointer. */
  slices: readonly Slice[];
  layout: SliceLayout;
  /** Decided elsewhere and to be checked there: the id of its receipt. */
  receipt?: string;
  /** What private texts can be checked with, where the receipt hides them. */
  salt?: string;
  /** Who let it spin, where that is known. */
  by?: Spinner;
  /** Where everybody's wheel comes to rest, whatever is edited meanwhile; unset, the winner stays under the pointer. */
  restsAt?: number;
}

export interface WheelState {
  /** The wheel on the stage: always the current snapshot of the undo history. */
  config: WheelConfig;
  undoHistory: undo.UndoHistory;
  spinning: boolean;
  spin: RunningSpin | null;
  /** Where the wheel rests, in radians. */
  rotation: number;
  drift: Drift | null;
  /** The slice whose popup is open. */
  winner: Slice | null;
  /** The slices while that is open, where turns would change them: the winner stays under the pointer. */
  shownSlices: readonly Slice[] | null;
  /** The id of its receipt, if it has one. */
  receipt: string | null;
  /** What its private texts can be checked with. */
  receiptSalt: string | null;
  /** Stays where it is put: it does not drift. */
  isHeld: boolean;
  /** Somebody else changes this wheel: here it is only looked at. */
  isReadOnly: boolean;
  lastWinners: string[];

  /** One step to undo each; edits with the same `gesture` in a row make one step, until `endGesture`. */
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
  resetSpinCount(): void;
  /** Puts another wheel on the stage: its undo history begins anew. */
  replaceConfig(config: WheelConfig): void;
  /** The same wheel as another tab left it: a step that can be undone, and a running spin goes on. */
  followConfig(config: WheelConfig): void;
}

export const rememberedWinners = 5;

export const createWheelStore = () => {
  const first = newWheel();
  return createStore<WheelState>()((set, get) => ({
    config: first,
    undoHistory: undo.startHistory(first),
    spinning: false,
    spin: null,
    rotation: 0,
    drift: null,
    winner: null,
    shownSlices: null,
    receipt: null,
    receiptSalt: null,
    isHeld: false,
    isReadOnly: false,
    lastWinners: [],

    edit: (edit, gesture) =>
      set((state) => {
        if (state.isReadOnly) return state;
        const edited = edit(state.config);
        if (edited === state.config) return state;
        return standAt(undo.recordStep(state.undoHistory, asEdited(edited), gesture ?? null), state);
      }),
    endGesture: () => set(({ undoHistory }) => ({ undoHistory: undo.endGesture(undoHistory) })),
    undo: () => set((state) => (canUndo(state) ? travel(undo.stepBack(state.undoHistory), state) : state)),
    redo: () => set((state) => (canRedo(state) ? travel(undo.stepForward(state.undoHistory), state) : state)),
    followConfig: (config) =>
      set((state) => standAt(undo.recordStep(state.undoHistory, config, null), state)),
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
    resetSpinCount: () => get().edit(edits.changeDefinition(() => ({ totalWheelSpins: 0 }))),
    replaceConfig: (config) =>
      set({
        config,
        undoHistory: undo.startHistory(config),
        spinning: false,
        spin: null,
        rotation: openingRotation(config),
        drift: null,
        winner: null,
        shownSlices: null,
        receipt: null,
        lastWinners: latestWinners(config['wheel-definition'].history ?? [], rememberedWinners),
      }),
  }));
};

const standAt = (undoHistory: undo.UndoHistory, before: WheelState): Partial<WheelState> => {
  const { config } = undo.currentOf(undoHistory);
  const { history = [] } = config['wheel-definition'];
  const isSameHistory = history === before.config['wheel-definition'].history;
  return {
    config,
    undoHistory,
    lastWinners: isSameHistory ? before.lastWinners : latestWinners(history, rememberedWinners),
  };
};

const travel = (undoHistory: undo.UndoHistory, before: WheelState): Partial<WheelState> =>
  standAt(undo.amendStep(undoHistory, asEdited(undo.currentOf(undoHistory).config)), before);

/** What the cloud holds is no longer this wheel. */
function asEdited(config: WheelConfig): WheelConfig {
  const definition = { ...config['wheel-definition'], updatedAt: Date.now() };
  const edited = { ...config, 'wheel-definition': definition };
  return config.cloudSaved ? { ...edited, cloudSaved: false } : edited;
}

/** Changes the wheel without a step to undo, as a spin does. */
export const amended = (state: WheelState, config: WheelConfig): Partial<WheelState> => ({
  config,
  undoHistory: undo.amendStep(state.undoHistory, config),
});

// A wheel that opens with the pointer on a divider looks undecided.
function openingRotation({ 'wheel-definition': definition }: WheelConfig): number {
  const { marker } = definition;
  const layout = layOut(slicesInTurn(definition));
  return layout.slices.length === 0 ? 0 : landingRotation(layout, 0, markerAngle(marker?.position), 0.5);
}

export type WheelStore = ReturnType<typeof createWheelStore>;

export const wheelStore = createWheelStore();

export const canSpin = ({ config, spinning }: WheelState): boolean =>
  !spinning && slicesInTurn(config['wheel-definition']).some((slice) => slice.active);

/** The slices as they stand on the wheel. */
export const stageSlices = ({ spin, shownSlices, config }: WheelState): readonly Slice[] =>
  spin?.slices ?? shownSlices ?? slicesInTurn(config['wheel-definition']);

export const canUndo = ({ undoHistory }: WheelState): boolean => undo.canStepBack(undoHistory);

export const canRedo = ({ undoHistory }: WheelState): boolean => undo.canStepForward(undoHistory);

export const hasUnsavedChanges = ({ config, undoHistory }: WheelState): boolean =>
  undoHistory.snapshots.length > 1 && config.cloudSaved !== true;
