import { describe, expect, it, vi } from 'vitest';
import themes from '../../../../content/themes.json';
import { contrast } from '../drawing/text-color';
import { createWheelStore } from '../store';
import { type ColorBlindness, colorBlindness, colorDistance } from '../testing/color-measures';
import { newWheel } from './new-wheel';
import { colorsForNew, fallbackPalette, paletteNamed, paletteStore, rainbow } from './palette';
import {
  followPalette,
  loadThemes,
  type NamedPalette,
  paletteColors,
  type Themes,
  themeKeyOf,
} from './themes';

const list: Themes = themes;
const palettes = Object.entries(list).flatMap(([theme, each]) =>
  each.palettes.map((palette) => ({ theme, palette, name: palette.name })),
);
const fills = (palette: NamedPalette) => palette.colors.map(({ background }) => background);
const neighbours = (colors: string[]) =>
  colors.map((color, place) => [color, colors[(place + 1) % colors.length] ?? ''] as const);
const pairs = (colors: string[]) =>
  colors.flatMap((color, place) => colors.slice(place + 1).map((other) => [color, other] as const));

describe('the list of themes', () => {
  it('has nine, each with eight palettes of five colours', () => {
    expect(Object.keys(list)).toEqual([
      'default',
      'vibrant',
      'pastel',
      'nature',
      'education',
      'business',
      'seasonal',
      'accessibility',
      'cultural',
    ]);
    expect(list.default?.name).toBe('Classic');
    for (const { palettes: eight } of Object.values(list)) expect(eight).toHaveLength(8);
    for (const { palette } of palettes) expect(palette.colors).toHaveLength(5);
  });

  it('uses each palette name once, since a wheel names its palette alone', () => {
    expect(new Set(palettes.map(({ name }) => name)).size).toBe(72);
  });

  it('writes every colour as six digits', () => {
    for (const { palette } of palettes)
      for (const { background, text } of palette.colors)
        expect(background + text).toMatch(/^(#[0-9a-f]{6}){2}$/);
  });

  it('has the colours of a new wheel as Rainbow', () => {
    const found = list.vibrant?.palettes.find(({ name }) => name === 'Rainbow');
    expect(found && paletteColors(found)).toEqual(rainbow);
  });

  it.each([
    ['pastel', 'pastel'],
    ['nothing', 'default'],
    ['__proto__', 'default'],
    [undefined, 'default'],
  ])('finds the theme of a wheel that names %s: %s', (named, key) => {
    expect(themeKeyOf(list, named)).toBe(key);
  });
});

/** WCAG 2.2 AA. */
const readable = 4.5;

describe.each(palettes)('$theme: $name', ({ theme, palette }) => {
  it('has labels that can be read', () => {
    for (const { background, text } of palette.colors)
      expect(contrast(background, text), `${text} on ${background}`).toBeGreaterThanOrEqual(readable);
  });

  it('tells neighbours apart, the last and the first too', () => {
    for (const [one, other] of neighbours(fills(palette)))
      expect(colorDistance(one, other), `${one} beside ${other}`).toBeGreaterThan(0.1);
  });

  it('tells the first from all others: it stands beside any of them where the ring closes', () => {
    const [first = '', ...others] = fills(palette);
    for (const other of others) expect(colorDistance(first, other), other).toBeGreaterThan(0.08);
  });

  if (theme === 'accessibility') {
    it.each(Object.keys(colorBlindness) as ColorBlindness[])(
      'keeps all colours apart under %s',
      (blindness) => {
        for (const [one, other] of pairs(fills(palette)))
          expect(colorDistance(one, other, blindness), `${one} and ${other}`).toBeGreaterThan(0.1);
      },
    );
  }
});

it('has five shades of blue where no palette is at hand', () => {
  expect(fallbackPalette).toHaveLength(5);
  expect(new Set(fallbackPalette.map(({ background }) => background)).size).toBe(5);
  for (const { background } of fallbackPalette) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(background.slice(at, at + 2), 16),
    );
    expect(blue, background).toBeGreaterThan(green);
    expect(green, background).toBeGreaterThan(red);
  }
});

it('would notice colours that only the colour-blind confuse', () => {
  expect(colorDistance('#a0522d', '#556b2f')).toBeGreaterThan(0.1);
  expect(colorDistance('#a0522d', '#556b2f', 'protanopia')).toBeLessThan(0.1);
});

const wheelWith = (palette: string) => {
  const store = createWheelStore();
  const wheel = newWheel();
  store.getState().replaceWheel({ ...wheel, look: { ...wheel.look, palette, colors: undefined } });
  return store;
};

it('fetches the palettes for a wheel that needs another than a new wheel’s, and for no other', async () => {
  const load = vi.fn(async () => {});
  followPalette(wheelWith('Rainbow'), load);
  expect(load).not.toHaveBeenCalled();
  const store = wheelWith('Ocean');
  const stop = followPalette(store, load);
  store.getState().addSlice('While it loads');
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});

it('tries again at the next change when the connection was lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn(async () => {}).mockRejectedValueOnce(new TypeError('offline'));
  const store = wheelWith('Ocean');
  const stop = followPalette(store, load);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  store.getState().addSlice('Online again');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  stop();
  warn.mockRestore();
});

it('has blue until the palettes are there, and gives a new slice no colour that would be wrong then', async () => {
  expect(paletteNamed('Ocean')).toBe(fallbackPalette);
  expect(colorsForNew('Ocean', 1)).toEqual({});
  const changed = vi.fn();
  const stop = paletteStore.subscribe(changed);
  await loadThemes();
  stop();
  expect(changed).toHaveBeenCalled();
  expect(paletteNamed('Ocean')[0]).toEqual({ background: '#03396c', color: '#ffffff' });
  expect(colorsForNew('Ocean', 5)).toEqual({ background: '#03396c', color: '#ffffff' });
  expect(paletteNamed('Rainbow')).toEqual(rainbow);
  expect(paletteNamed('No such palette')).toBe(fallbackPalette);
});
