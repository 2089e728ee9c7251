import type { Slice, WheelConfig, WheelDefinition } from '../document/document';
import { newGuid } from '../document/guid';
import { colorsForNew } from '../document/palette';

/**
 * An edit is a function from one wheel to the next; what it doesn't change keeps its identity. Returning the same
 * wheel means that nothing changed: no undo step, nothing to store.
 */
export type Edit = (config: WheelConfig) => WheelConfig;

export const changeDefinition =
  (change: (definition: WheelDefinition) => Partial<WheelDefinition>): Edit =>
  (config) => {
    const definition = config['wheel-definition'];
    const changed = change(definition);
    const fields = Object.keys(changed) as (keyof WheelDefinition)[];
    const differs = fields.some((field) => !isSame(definition[field], changed[field]));
    return differs ? { ...config, 'wheel-definition': { ...definition, ...changed } } : config;
  };

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, place) => Object.is(item, other[place])));

export const addSlice = (text: string, makeGuid = newGuid): Edit =>
  changeDefinition(({ slices, 'wheel-palette': palette }) => ({
    slices: [
      ...slices,
      {
        guid: makeGuid(),
        text,
        active: true,
        weight: 1,
        ...colorsForNew(palette, slices.length),
      },
    ],
  }));

export const removeSlice = (guid: string): Edit =>
  changeDefinition(({ slices }) => ({ slices: slices.filter((slice) => slice.guid !== guid) }));

export const copySlice = (guid: string, makeGuid = newGuid): Edit =>
  changeDefinition(({ slices }) => ({
    slices: slices.flatMap((slice) =>
      slice.guid === guid ? [slice, { ...slice, guid: makeGuid() }] : [slice],
    ),
  }));

export const changeSlices = (change: (slice: Slice) => Slice): Edit =>
  changeDefinition(({ slices }) => ({ slices: slices.map(change) }));

export const setSliceActive = (guid: string, active: boolean): Edit =>
  changeSlices((slice) => (slice.guid === guid && slice.active !== active ? { ...slice, active } : slice));

export const renameSlice = (guid: string, text: string): Edit =>
  changeSlices((slice) => (slice.guid === guid && slice.text !== text ? { ...slice, text } : slice));

export const resetSlices: Edit = changeSlices((slice) => (slice.active ? slice : { ...slice, active: true }));

/** Sets the wheel's name and description in one step. */
export const nameWheel = (name: string, description: string): Edit =>
  changeDefinition((definition) => ({
    ...((definition.name ?? '') === name.trim() ? {} : { name: name.trim() }),
    ...((definition.description ?? '') === description.trim() ? {} : { description: description.trim() }),
  }));

/** A part was started without what it needs: a mistake in the program; the key names its text. */
export class SetupFault<Key extends string> extends Error {
  override readonly name = 'SetupFault';
  readonly key: Key;

  constructor(key: Key) {
    super(key);
    this.key = key;
  }
}
