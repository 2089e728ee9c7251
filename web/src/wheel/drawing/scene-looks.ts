import { createStore } from 'zustand/vanilla';
import type { Drawing } from './drawing';

/** A part of a pointer, within 56 x 84 units, its tip at 28, 81. `currentColor` is the marker's colour, and the fill of parts without one. */
export interface PointerPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** What a scene draws in its own way; the colours and widths are still the wheel's. */
export interface SceneLook {
  /** The rim with its pegs and the collar of the hub, over the slices. */
  drawRim(drawing: Drawing): void;
  pointer: readonly PointerPart[];
}

/**
 * The looks of the scenes, by the scene's name. Few wheels have a scene: they are fetched with the first one that has.
 * Drawing code subscribes to this store to draw again then.
 */
export const sceneLookStore = createStore<{ looks: ReadonlyMap<unknown, SceneLook> }>()(() => ({
  looks: new Map(),
}));

export const sceneLook = (name: unknown): SceneLook | undefined => sceneLookStore.getState().looks.get(name);
