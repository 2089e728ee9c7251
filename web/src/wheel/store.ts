import { createStore } from 'zustand/vanilla';
import type { Slice, WheelConfig } from './document';
import type { Drift } from './drift';
import * as edits from './edits';
import { layOut, markerAngle, type SliceLayout } from './geometry';
import { landingRotation, type SpinMotion } from './motion';
import { newWheel } from './new-wheel';
import { latestWinners } from './win-history';

export interface RunningSpin {
  winner: string;
  /** Where within the winner's slice the pointer comes to rest. */
  whereabouts: number;
  motion: SpinMotion;
  startedAt: number;
  /** The wheel as it was when the spin began: edits meanwhile must not move slices under the pointer. */
  slices: readonly Slice[];
  layout: SliceLayout;
}

export interface WheelState {
  config: WheelConfig;
  spinning: boolean;
  spin: RunningSpin | null;
  /** Where the wheel rests, in radians. */
  rotation: number;
  drift: Drift | null;
  /** The slice whose popup is open. */
  winner: Slice | null;
  lastWinners: string[];

  edit(edit: edits.Edit): void;
  addSlice(text: string): void;
  removeSlice(guid: string): void;
  copySlice(guid: string): void;
  renameSlice(guid: string, text: string): void;
  setSliceActive(guid: string, active: boolean): void;
  resetSlices(): void;
  resetSpinCount(): void;
  replaceConfig(config: WheelConfig): void;
}

export const rememberedWinners = 5;

export const createWheelStore = () =>
  createStore<WheelState>()((set, get) => ({
    config: newWheel(),
    spinning: false,
    spin: null,
    rotation: 0,
    drift: null,
    winner: null,
    lastWinners: [],

    edit: (edit) => set(({ config }) => ({ config: edit(config) })),
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
        spinning: false,
        spin: null,
        rotation: openingRotation(config),
        drift: null,
        winner: null,
        lastWinners: latestWinners(config['wheel-definition'].history ?? [], rememberedWinners),
      }),
  }));

// A wheel that opens with the pointer on a divider looks undecided.
function openingRotation({ 'wheel-definition': { slices, marker } }: WheelConfig): number {
  const layout = layOut(slices);
  return layout.slices.length === 0 ? 0 : landingRotation(layout, 0, markerAngle(marker?.position), 0.5);
}

export type WheelStore = ReturnType<typeof createWheelStore>;

export const wheelStore = createWheelStore();

export const canSpin = ({ config, spinning }: WheelState): boolean =>
  !spinning && config['wheel-definition'].slices.some((slice) => slice.active);
