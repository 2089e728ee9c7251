import type { Slice } from './document';
import { changeDefinition, type Edit } from './edits';
import { newGuid } from './guid';
import { healWeight } from './heal-values';
import { colorsForNew } from './palette';

/** What a wheel holds when choices come in bulk: from a paste, a text or a file. */
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
  weight: healWeight(weight),
  ...colorsForNew(palette, place),
});

/** Adds as many as the wheel has room for. */
export const appendChoices = (choices: readonly NewChoice[]): Edit =>
  changeDefinition(({ slices, 'wheel-palette': palette }) => {
    const taken = choices.slice(0, roomOn(slices));
    return {
      slices: [...slices, ...taken.map((choice, place) => newSlice(choice, slices.length + place, palette))],
    };
  });

export const replaceChoices = (choices: readonly NewChoice[]): Edit =>
  changeDefinition(({ 'wheel-palette': palette }) => ({
    slices: choices.slice(0, mostChoices).map((choice, place) => newSlice(choice, place, palette)),
  }));

const roomOn = (slices: readonly Slice[]): number => Math.max(0, mostChoices - slices.length);
