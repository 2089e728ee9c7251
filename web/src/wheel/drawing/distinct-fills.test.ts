import { describe, expect, test } from 'vitest';
import themes from '../../../../content/themes.json';
import type { Slice } from '../document/document';
import { fallbackPalette, housePalette, type Palette, paletteStore, rainbow } from '../document/palette';
import { sliceFill } from '../document/slice-fill';
import { paletteColors, type Themes } from '../document/themes';
import { colorDistance } from '../testing/color-measures';
import { distinctFills } from './distinct-fills';
import { contrast, labelInk, readable } from './text-color';

const list: Themes = themes;
const palettes: { name: string; palette: Palette }[] = [
  ...Object.values(list).flatMap((theme) =>
    theme.palettes.map((palette) => ({ name: palette.name, palette: paletteColors(palette) })),
  ),
  { name: 'no palette', palette: fallbackPalette },
  { name: 'the house colours', palette: housePalette },
];

/** As a wheel has them whose palette was chosen: each slice with both colours. */
const slicesIn = (palette: Palette, count: number): Slice[] =>
  Array.from({ length: count }, (_, place) => ({
    guid: `g${place}`,
    text: `${place}`,
    active: true,
    weight: 1,
    ...palette[place % palette.length],
  }));

/** Two fills that were equal must look different; others stay what they were. */
const visible = 0.06;

/** What is wrong with the fills of a wheel; collected, because thousands of expectations take long. */
function problemsOf(slices: readonly Slice[]): string[] {
  // With the palette's text colours, and with none.
  return [...problemsWith(slices), ...problemsWith(slices.map(({ color: _, ...slice }) => slice))];
}

function problemsWith(slices: readonly Slice[]): string[] {
  const shown = slices.filter(({ active }) => active);
  const fills = shown.map(sliceFill({ slices, look: {} }));
  return shown.flatMap((slice, place) => {
    const [own = '', next = ''] = [fills[place], fills[(place + 1) % shown.length]];
    const ink = labelInk(slice.color, own, false);
    // Letters without a colour of their own follow the fill's brightness, as specified.
    const problems = slice.color && contrast(ink, own) < readable ? [`${ink} on ${own} can't be read`] : [];
    const isTinted = own !== slice.background || next !== shown[(place + 1) % shown.length]?.background;
    const apart = colorDistance(own, next);
    if (shown.length > 1 && apart < (isTinted ? visible : 1e-6))
      problems.push(`${own} beside ${next}: ${apart.toFixed(3)}, place ${place} of ${shown.length}`);
    return problems;
  });
}

const counts = Array.from({ length: 40 }, (_, place) => place + 1);

describe.each(palettes)('$name', ({ palette }) => {
  test('neighbours on the wheel differ, and every label can be read, with 1 to 40 choices', () => {
    expect(counts.flatMap((count) => problemsOf(slicesIn(palette, count)))).toEqual([]);
  });

  test('they differ after some were hidden', () => {
    const hiding = (count: number, isShown: (place: number) => boolean) =>
      problemsOf(slicesIn(palette, count).map((slice, place) => ({ ...slice, active: isShown(place) })));
    for (const step of [2, 3, 4, 5])
      expect(counts.flatMap((count) => hiding(count, (place) => place % step !== 1))).toEqual([]);
    expect(counts.flatMap((count) => hiding(count, (place) => place % 5 === 0))).toEqual([]);
  });
});

const ink = () => '#ffffff';

test('of two equal neighbours the later is tinted, the others stay as they are', () => {
  const [red, blue] = ['#dd2c30', '#1f78d1'];
  expect(distinctFills([red, blue], ink)).toEqual([red, blue]);
  const [first, second, third] = distinctFills([red, red, blue], ink);
  expect([first, third]).toEqual([red, blue]);
  expect(second).not.toBe(red);
  expect(distinctFills([red], ink)).toEqual([red]);
  expect(distinctFills([], ink)).toEqual([]);
});

test('a slice that is edited shows the colour that is being chosen', () => {
  const slices = slicesIn(rainbow, 6);
  const fill = sliceFill({ slices, look: {} });
  const last = slices[5] as Slice;
  expect(fill(last)).not.toBe(rainbow[0]?.background);
  expect(fill({ ...last, background: '#123456' })).toBe('#123456');
});

test('the colours follow a palette that arrives later', () => {
  const plain = slicesIn([], 6);
  const fill = sliceFill({ slices: plain, look: { palette: 'Late' } });
  expect(plain.map(fill)[0]).toBe(fallbackPalette[0]?.background);
  paletteStore.setState(({ palettes: known }) => ({ palettes: new Map([...known, ['Late', rainbow]]) }));
  const fills = plain.map(fill);
  expect(fills.slice(0, 5)).toEqual(rainbow.map(({ background }) => background));
  expect(fills[5]).not.toBe(fills[0]);
});

test('a small picture of a wheel has no equal neighbours either, also where it ends early', () => {
  const slices = slicesIn(rainbow, 40);
  for (let most = 2; most < 30; most++) {
    const fills = distinctFills(slices.slice(0, most).map(sliceFill({ slices, look: {} })));
    expect(fills).toHaveLength(most);
    for (const [place, fill] of fills.entries()) expect(fill).not.toBe(fills[(place + 1) % most]);
  }
});
