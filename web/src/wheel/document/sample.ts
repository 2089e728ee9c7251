import type { Slice, WheelConfig } from './document';
import { newGuid } from './guid';
import { newWheel } from './new-wheel';
import { type Palette, type PaletteColor, paletteColor } from './palette';

/** The part of a sample that is the same in every language, including fields that only a wheel document knows. */
export interface SampleTemplate {
  templateName: string;
  isSpecialWheel: boolean;
  'result-effect': string;
  'wheel-definition': {
    'wheel-theme': string;
    'wheel-palette': string;
    speed: number;
    duration: number;
    rotates: number;
    /** The slices' own fields, in their order. */
    slices?: readonly Partial<Slice>[];
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/** A sample wheel in one language, with the colours of its palette. */
export interface Sample {
  slug: string;
  name: string;
  description: string;
  choices: readonly string[];
  colors: Palette;
  wheel: SampleTemplate;
}

/** A wheel of the visitor that begins as the sample. */
export function sampleWheel({ name, description, wheel, ...sample }: Sample): WheelConfig {
  const { 'wheel-definition': definition, ...fields } = wheel;
  const fresh = newWheel();
  return {
    ...fresh,
    ...fields,
    'wheel-definition': {
      ...fresh['wheel-definition'],
      outer: { width: 12, color: '#ffffff' },
      showWheelSpins: true,
      ...definition,
      name,
      description,
      slices: sample.choices.map((text, place) => ({
        guid: newGuid(),
        text,
        active: true,
        weight: 1,
        ...sampleColor(sample, place),
        ...definition.slices?.[place],
      })),
    },
  };
}

/** The palette in turn; the last choice is next to the first and must not look like it. */
export function sampleColor(
  { choices, colors }: Pick<Sample, 'choices' | 'colors'>,
  place: number,
): PaletteColor {
  const meetsItsLike = place > 0 && place === choices.length - 1 && place % colors.length === 0;
  return paletteColor(colors, meetsItsLike ? 2 : place);
}

/** The colours of its first choices, as its picture shows them. */
export const sampleFills = (sample: Sample, most: number): string[] =>
  sample.choices
    .slice(0, most)
    .map(
      (_, place) =>
        sample.wheel['wheel-definition'].slices?.[place]?.background ?? sampleColor(sample, place).background,
    );
