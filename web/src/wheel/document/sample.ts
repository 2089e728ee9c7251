import type { Slice, Wheel } from './document';
import { newGuid } from './guid';
import { newWheel } from './new-wheel';
import { housePalette, type Palette, type PaletteColor, paletteColor } from './palette';
import { sampleMarkOf } from './sample-mark';
import { readDocument, type SampleTemplate } from './wire-format';

/** A sample wheel in one language, with the colours of its palette unless it is in the house colours. */
export interface Sample {
  slug: string;
  name: string;
  description: string;
  choices: readonly string[];
  colors?: Palette;
  wheel: SampleTemplate;
}

/** A visitor's wheel that begins as the sample. It gets its own name once none of the sample's choices is left. */
export function sampleWheel(sample: Sample, ownName = ''): Wheel {
  const fresh = newWheel();
  const { look, spin, results, ...fields } = partsOf(sample);
  const { name, description } = sample;
  const slices = sample.choices.map((text, place) => ({
    guid: newGuid(),
    text,
    active: true,
    weight: 1,
    ...sampleColor(sample, place),
    ...fields.slices?.[place],
  }));
  return {
    ...fresh,
    ...fields,
    name,
    description,
    slices,
    sampleMark: sampleMarkOf({ name, slices }, ownName),
    look: {
      ...fresh.look,
      colors: undefined,
      outer: { width: 12, color: '#ffffff' },
      showsSpinCount: true,
      ...look,
    },
    spin: { ...fresh.spin, ...spin },
    results: { ...fresh.results, ...results },
  };
}

type SampleParts = Omit<Wheel, 'slices'> & { slices?: readonly Partial<Slice>[] };

/** The site's own content is checked when it is built. */
const partsOf = ({ wheel }: Sample) => readDocument(wheel) as unknown as SampleParts;

/** The palette in turn; the last choice is next to the first and must not look like it. */
export function sampleColor(
  { choices, colors = housePalette }: Pick<Sample, 'choices' | 'colors'>,
  place: number,
): PaletteColor {
  const meetsItsLike = place > 0 && place === choices.length - 1 && place % colors.length === 0;
  return paletteColor(colors, meetsItsLike ? 2 : place);
}

/** The colours of its first choices, as its picture shows them. */
export function sampleFills(sample: Sample, most: number): string[] {
  const { slices } = partsOf(sample);
  return sample.choices
    .slice(0, most)
    .map((_, place) => slices?.[place]?.background ?? sampleColor(sample, place).background);
}
