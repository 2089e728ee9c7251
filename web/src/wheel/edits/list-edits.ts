import { coerceWeight } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import { newGuid } from '../document/guid';
import { colorsForNew, paletteNameOf } from '../document/palette';
import type { RandomSource } from '../picking/random-source';
import { changeFields, type Edit } from './edits';

/** Equal texts keep their order. */
export const sortSlices = (compare: (one: string, other: string) => number): Edit =>
  changeFields(({ slices }) => ({
    slices: slices.toSorted((one, other) => compare(one.text, other.text)),
  }));

/** Every order is equally likely. */
export const shuffleSlices = (source: RandomSource): Edit =>
  changeFields(({ slices }) => ({ slices: shuffled(slices, source) }));

function shuffled(slices: readonly Slice[], source: RandomSource): Slice[] {
  const order = [...slices];
  for (let open = order.length; open > 1; open -= 1) {
    const drawn = source.below(open);
    const last = order[open - 1] as Slice;
    order[open - 1] = order[drawn] as Slice;
    order[drawn] = last;
  }
  return order;
}

/** The most choices a wheel gets in bulk: from a paste, a text or a file. */
export const mostChoices = 10_000;

/** A choice before it is on a wheel. */
export interface NewChoice {
  text: string;
  weight?: number;
}

export const newSlice = ({ text, weight }: NewChoice, place: number, palette: string | undefined): Slice => ({
  guid: newGuid(),
  text,
  active: true,
  weight: coerceWeight(weight),
  ...colorsForNew(palette, place),
});

/** Adds as many as the wheel can hold. */
export const appendChoices = (choices: readonly NewChoice[]): Edit =>
  changeFields(({ slices, look }) => {
    const palette = paletteNameOf(look);
    const taken = choices.slice(0, roomOn(slices));
    return {
      slices: [...slices, ...taken.map((choice, place) => newSlice(choice, slices.length + place, palette))],
    };
  });

export const replaceChoices = (choices: readonly NewChoice[]): Edit =>
  changeFields(({ look }) => ({
    slices: choices
      .slice(0, mostChoices)
      .map((choice, place) => newSlice(choice, place, paletteNameOf(look))),
  }));

const roomOn = (slices: readonly Slice[]): number => Math.max(0, mostChoices - slices.length);

/** Equal for texts that people take for the same: case and blanks don't count. */
export const sameTextKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

export const hasDuplicates = (texts: readonly string[]): boolean =>
  new Set(texts.map(sameTextKey)).size < texts.length;

/** Of choices with the same text, the first one stays. */
export const removeDuplicates: Edit = changeFields(({ slices }) => {
  const seen = new Set<string>();
  return {
    slices: slices.filter(({ text }) => {
      const key = sameTextKey(text);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  };
});

export const removeInactive: Edit = changeFields(({ slices }) => ({
  slices: slices.filter((slice) => slice.active),
}));

export const removeAll: Edit = changeFields(() => ({ slices: [] }));
