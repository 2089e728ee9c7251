import type { Slice, WheelConfig } from '../document/document';
import { type Palette, paletteColor } from '../document/palette';
import type { OwnFile } from '../document/signed-addresses';
import { type NamedPalette, paletteColors, type Themes, themeKeyOf } from '../document/themes';
import { type Background, backgrounds } from '../drawing/own-pictures';
import { changeDefinition, changeSlices, type Edit } from './edits';

type LookFault = 'unknown theme' | 'unknown palette';
export type LookResult = { ok: true; config: WheelConfig } | { ok: false; fault: LookFault };

/** Sets the theme: the wheel keeps its palette if the theme has it, else it takes the theme's first. */
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

/** Gives the wheel, or its background, a picture of the user; an address it had before is cleared. */
export const setBackground = (which: Background, { id, signed }: OwnFile): Edit => {
  const fields = backgrounds[which];
  return changeDefinition((definition) =>
    definition[fields.id] === id ? {} : { [fields.id]: id, [fields.signed]: signed, [fields.url]: '' },
  );
};

export const clearBackground = (which: Background): Edit => {
  const fields = Object.values(backgrounds[which]);
  return changeDefinition((definition) =>
    Object.fromEntries(fields.filter((field) => definition[field]).map((field) => [field, ''])),
  );
};

/** Removes a picture of the user from the wheel, wherever it is used. */
export const removePicture =
  (id: string): Edit =>
  (config) => {
    const places = (Object.keys(backgrounds) as Background[]).filter(
      (which) => config['wheel-definition'][backgrounds[which].id] === id,
    );
    const withoutBackgrounds = places.reduce((wheel, which) => clearBackground(which)(wheel), config);
    return changeSlices((slice) =>
      slice.imageId === id ? { ...slice, imageId: '', signedImage: '' } : slice,
    )(withoutBackgrounds);
  };
