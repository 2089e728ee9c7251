/** A slice's fill and the text colour that reads well on it. */
export interface PaletteColor {
  background: string;
  color: string;
}

export const rainbow: readonly PaletteColor[] = [
  { background: '#e5383b', color: '#ffffff' },
  { background: '#ffb703', color: '#333333' },
  { background: '#14915f', color: '#ffffff' },
  { background: '#1f78d1', color: '#ffffff' },
  { background: '#8338ec', color: '#ffffff' },
];

export const fallbackPalette: readonly PaletteColor[] = [
  { background: '#0b3c6f', color: '#ffffff' },
  { background: '#1565c0', color: '#ffffff' },
  { background: '#4a90d9', color: '#ffffff' },
  { background: '#90c2f0', color: '#333333' },
  { background: '#cfe5fb', color: '#333333' },
];

export function paletteNamed(name: string | undefined): readonly PaletteColor[] {
  return name === 'Rainbow' ? rainbow : fallbackPalette;
}

export function paletteColor(palette: readonly PaletteColor[], index: number): PaletteColor {
  return palette[index % palette.length] ?? { background: '#ffffff', color: '#333333' };
}
