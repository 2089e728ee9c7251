import type { Slice, WheelConfig } from './document';
import { newGuid } from './guid';
import { newWheel } from './new-wheel';
import { paletteColor, rainbow } from './palette';

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The texts of the section `sample` in the page's language. */
export type SampleTexts = Record<'name' | 'description' | `choice${(typeof places)[number]}`, string>;

export function sampleWheel(texts: SampleTexts): WheelConfig {
  const fresh = newWheel();
  return {
    ...fresh,
    'wheel-definition': {
      ...fresh['wheel-definition'],
      name: texts.name,
      description: texts.description,
      duration: 4000,
      outer: { width: 12, color: '#ffffff' },
      showWheelSpins: true,
      slices: places.map((place, index) => sampleSlice(texts[`choice${place}`], index)),
    },
  };
}

const sampleSlice = (text: string, index: number): Slice => ({
  guid: newGuid(),
  text,
  active: true,
  weight: 1,
  ...paletteColor(rainbow, index),
});
