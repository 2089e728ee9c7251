import { createStore } from 'zustand/vanilla';
import hues from '../../../../content/hues.json' with { type: 'json' };
import type { Themes } from './themes';

/** A slice's fill and the text colour that reads well on it. */
export interface PaletteColor {
  background: string;
  color: string;
}

export type Palette = readonly PaletteColor[];

/** The colours of new wheels and of most samples; the server's pictures read the same file. */
export const housePalette: Palette = hues.colors.map(({ background, text }) => ({ background, color: text }));

/** Of a wheel in the house colours, and the name of their palette. */
export const house = 'house';

/** What decides on the colours of slices without their own. */
export type PaintedLook = { [Field in 'colors' | 'palette']?: string | undefined };

/** The name of the palette whose colours the wheel's slices get. */
export const paletteNameOf = ({ colors, palette }: PaintedLook): string | undefined =>
  colors === house ? house : palette;

export const rainbow: Palette = [
  { background: '#dd2c30', color: '#ffffff' },
  { background: '#ffb703', color: '#333333' },
  { background: '#108350', color: '#ffffff' },
  { background: '#1f78d1', color: '#ffffff' },
  { background: '#8338ec', color: '#ffffff' },
];

export const fallbackPalette: Palette = [
  { background: '#0b3c6f', color: '#ffffff' },
  { background: '#1565c0', color: '#ffffff' },
  { background: '#2f77c4', color: '#ffffff' },
  { background: '#90c2f0', color: '#333333' },
  { background: '#cfe5fb', color: '#333333' },
];

/**
 * The loaded palettes, by name, and the list of themes that they come with. A new wheel's is here from the start. Drawing
 * code subscribes to this store to draw again when they have arrived.
 */
export const paletteStore = createStore<{ palettes: ReadonlyMap<string, Palette>; themes: Themes | null }>()(
  () => ({
    palettes: new Map([
      [house, housePalette],
      ['Rainbow', rainbow],
    ]),
    themes: null,
  }),
);

export const knownPalette = (name: string | undefined): Palette | undefined =>
  paletteStore.getState().palettes.get(name ?? '');

export const paletteNamed = (name: string | undefined): Palette => knownPalette(name) ?? fallbackPalette;

export function paletteColor(palette: Palette, index: number): PaletteColor {
  return palette[index % palette.length] ?? { background: '#ffffff', color: '#333333' };
}

/** The colours of a new slice; none while its palette isn't loaded. */
export function colorsForNew(palette: string | undefined, index: number): Partial<PaletteColor> {
  const known = knownPalette(palette);
  return known ? paletteColor(known, index) : {};
}
