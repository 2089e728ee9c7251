import { createStore } from 'zustand/vanilla';
import type { Themes } from './themes';

/** A slice's fill and the text colour that reads well on it. */
export interface PaletteColor {
  background: string;
  color: string;
}

export type Palette = readonly PaletteColor[];

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
  () => ({ palettes: new Map([['Rainbow', rainbow]]), themes: null }),
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
