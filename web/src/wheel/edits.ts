import type { Slice, WheelConfig, WheelDefinition } from './document';
import { newGuid } from './guid';
import { paletteColor, paletteNamed } from './palette';

/** Every edit is a function from one wheel to the next; what it does not touch keeps its identity. */
export type Edit = (config: WheelConfig) => WheelConfig;

export const changeDefinition =
  (change: (definition: WheelDefinition) => Partial<WheelDefinition>): Edit =>
  (config) => {
    const definition = config['wheel-definition'];
    return { ...config, 'wheel-definition': { ...definition, ...change(definition) } };
  };

export const addSlice = (text: string): Edit =>
  changeDefinition(({ slices, 'wheel-palette': palette }) => ({
    slices: [
      ...slices,
      {
        guid: newGuid(),
        text,
        active: true,
        weight: 1,
        ...paletteColor(paletteNamed(palette), slices.length),
      },
    ],
  }));

export const removeSlice = (guid: string): Edit =>
  changeDefinition(({ slices }) => ({ slices: slices.filter((slice) => slice.guid !== guid) }));

export const copySlice = (guid: string): Edit =>
  changeDefinition(({ slices }) => ({
    slices: slices.flatMap((slice) =>
      slice.guid === guid ? [slice, { ...slice, guid: newGuid() }] : [slice],
    ),
  }));

const changeSlices = (change: (slice: Slice) => Slice): Edit =>
  changeDefinition(({ slices }) => ({ slices: slices.map(change) }));

export const setSliceActive = (guid: string, active: boolean): Edit =>
  changeSlices((slice) => (slice.guid === guid ? { ...slice, active } : slice));

export const renameSlice = (guid: string, text: string): Edit =>
  changeSlices((slice) => (slice.guid === guid ? { ...slice, text } : slice));

export const resetSlices: Edit = changeSlices((slice) => (slice.active ? slice : { ...slice, active: true }));
