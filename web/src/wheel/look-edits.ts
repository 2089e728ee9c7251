import type { Slice, WheelConfig } from './document';
import { changeDefinition } from './edits';
import { type Palette, paletteColor } from './palette';
import { type NamedPalette, paletteColors, type Themes, themeKeyOf } from './themes';

type LookFault = 'unknown theme' | 'unknown palette';
export type LookResult = { ok: true; config: WheelConfig } | { ok: false; fault: LookFault };

/** Gives the wheel another theme: it keeps its palette if the theme has it, else takes the theme's first. */
export function withTheme(config: WheelConfig, themes: Themes, key: string): LookResult {
  const theme = Object.hasOwn(themes, key) ? themes[key] : undefined;
  const palettes = theme?.palettes ?? [];
  const current = config['wheel-definition']['wheel-palette'];
  if (palettes.some(({ name }) => name === current)) return painted(config, key, undefined);
  const [first] = palettes;
  return first ? painted(config, key, first) : { ok: false, fault: 'unknown theme' };
}

/** Paints every slice in a palette of the wheel's theme. */
export function withPalette(config: WheelConfig, themes: Themes, name: string): LookResult {
  const key = themeKeyOf(themes, config['wheel-definition']['wheel-theme']);
  const palette = themes[key]?.palettes.find((each) => each.name === name);
  return palette ? painted(config, key, palette) : { ok: false, fault: 'unknown palette' };
}

function painted(config: WheelConfig, theme: string, palette: NamedPalette | undefined): LookResult {
  const edit = changeDefinition(({ slices }) => ({
    'wheel-theme': theme,
    ...(palette && { 'wheel-palette': palette.name, slices: paint(slices, paletteColors(palette)) }),
  }));
  return { ok: true, config: edit(config) };
}

const paint = (slices: Slice[], palette: Palette): Slice[] =>
  slices.map((slice, place) => {
    const { background, color } = paletteColor(palette, place);
    return slice.background === background && slice.color === color ? slice : { ...slice, background, color };
  });
