import type { Slice, Wheel, WheelLook, WheelResults, WheelSpin } from '../document/document';
import { newGuid } from '../document/guid';
import { colorsForNew, paletteNameOf } from '../document/palette';

/**
 * An edit is a function from one wheel to the next; what it doesn't change keeps its identity. Returning the same
 * wheel means that nothing changed: no undo step, nothing to store.
 */
export type Edit = (wheel: Wheel) => Wheel;

/** What an edit changes; of look, spin and results only the named fields. */
type WheelChange = Partial<Omit<Wheel, 'look' | 'spin' | 'results'>> & {
  look?: Partial<WheelLook>;
  spin?: Partial<WheelSpin>;
  results?: Partial<WheelResults>;
};

export const changeFields =
  (change: (wheel: Wheel) => WheelChange): Edit =>
  (wheel) => {
    const { look, spin, results, ...changed } = change(wheel);
    return withFields(wheel, {
      ...changed,
      look: withFields(wheel.look, look),
      spin: withFields(wheel.spin, spin),
      results: withFields(wheel.results, results),
    });
  };

function withFields<Part extends object>(part: Part, changed: Partial<Part> = {}): Part {
  const fields = Object.keys(changed) as (keyof Part)[];
  return fields.some((field) => !isSame(part[field], changed[field])) ? { ...part, ...changed } : part;
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, place) => Object.is(item, other[place])));

export const addSlice = (text: string, makeGuid = newGuid): Edit =>
  changeFields(({ slices, look }) => ({
    slices: [
      ...slices,
      {
        guid: makeGuid(),
        text,
        active: true,
        weight: 1,
        ...colorsForNew(paletteNameOf(look), slices.length),
      },
    ],
  }));

export const removeSlice = (guid: string): Edit =>
  changeFields(({ slices }) => ({ slices: slices.filter((slice) => slice.guid !== guid) }));

export const copySlice = (guid: string, makeGuid = newGuid): Edit =>
  changeFields(({ slices }) => ({
    slices: slices.flatMap((slice) =>
      slice.guid === guid ? [slice, { ...slice, guid: makeGuid() }] : [slice],
    ),
  }));

export const changeSlices = (change: (slice: Slice) => Slice): Edit =>
  changeFields(({ slices }) => ({ slices: slices.map(change) }));

export const setSliceActive = (guid: string, active: boolean): Edit =>
  changeSlices((slice) => (slice.guid === guid && slice.active !== active ? { ...slice, active } : slice));

export const renameSlice = (guid: string, text: string): Edit =>
  changeSlices((slice) => (slice.guid === guid && slice.text !== text ? { ...slice, text } : slice));

export const resetSlices: Edit = changeSlices((slice) => (slice.active ? slice : { ...slice, active: true }));

/** Sets the wheel's name and description in one step. */
export const nameWheel = (name: string, description: string): Edit =>
  changeFields((wheel) => ({
    ...((wheel.name ?? '') === name.trim() ? {} : { name: name.trim() }),
    ...((wheel.description ?? '') === description.trim() ? {} : { description: description.trim() }),
  }));

/** A part was started without something it needs: a bug; the key names its text. */
export class SetupFault<Key extends string> extends Error {
  override readonly name = 'SetupFault';
  readonly key: Key;

  constructor(key: Key) {
    super(key);
    this.key = key;
  }
}

/** Moves a slice to another place of the list, counted from zero; a place beyond an end is that end. */
export const moveSlice = (guid: string, place: number): Edit =>
  changeFields(({ slices }) => {
    const from = slices.findIndex((slice) => slice.guid === guid);
    const moved = slices[from];
    if (!moved) return {};
    return { slices: slices.toSpliced(from, 1).toSpliced(Math.max(0, place), 0, moved) };
  });
