import type { Background, BackgroundPicture, Slice, Wheel } from '../document/document';
import { house, housePalette, type Palette, paletteColor } from '../document/palette';
import type { OwnFile } from '../document/signed-addresses';
import { type NamedPalette, paletteColors, type Themes, themeKeyOf } from '../document/themes';
import { changeFields, changeSlices, type Edit } from './edits';

type LookFault = 'unknown theme' | 'unknown palette';
export type LookResult = { ok: true; wheel: Wheel } | { ok: false; fault: LookFault };

/** Sets the theme: the wheel keeps its palette if the theme has it, else it takes the theme's first. */
export function withTheme(wheel: Wheel, themes: Themes, key: string): LookResult {
  const theme = Object.hasOwn(themes, key) ? themes[key] : undefined;
  const palettes = theme?.palettes ?? [];
  const current = wheel.look.palette;
  if (palettes.some(({ name }) => name === current)) return painted(wheel, key, undefined);
  const [first] = palettes;
  return first ? painted(wheel, key, first) : { ok: false, fault: 'unknown theme' };
}

/** Paints every slice in a palette of the wheel's theme. */
export function withPalette(wheel: Wheel, themes: Themes, name: string): LookResult {
  const key = themeKeyOf(themes, wheel.look.theme);
  const palette = themes[key]?.palettes.find((each) => each.name === name);
  return palette ? painted(wheel, key, palette) : { ok: false, fault: 'unknown palette' };
}

/** Paints every slice in the house colours. */
export const withHouseColors: Edit = changeFields(({ slices }) => ({
  look: { colors: house },
  slices: paint(slices, housePalette),
}));

function painted(wheel: Wheel, theme: string, palette: NamedPalette | undefined): LookResult {
  const edit = changeFields(({ slices }) =>
    palette
      ? {
          look: { theme, palette: palette.name, colors: undefined },
          slices: paint(slices, paletteColors(palette)),
        }
      : { look: { theme } },
  );
  return { ok: true, wheel: edit(wheel) };
}

const paint = (slices: Slice[], palette: Palette): Slice[] =>
  slices.map((slice, place) => {
    const { background, color } = paletteColor(palette, place);
    return slice.background === background && slice.color === color ? slice : { ...slice, background, color };
  });

/** Names fill their slices, or have the specified sizes. */
export const setLabelSizing = (sizing: 'fill' | 'classic'): Edit =>
  changeFields(({ look: { text } }) => ({
    look: { text: { ...text, sizing: sizing === 'classic' ? sizing : undefined } },
  }));

/** Gives the wheel, or its background, a picture of the user; an address it had before is cleared. */
export const setBackground = (which: Background, { id, signed }: OwnFile): Edit =>
  changeBackground(which, (picture) => (picture.id === id ? picture : { id, signed, url: '' }));

export const clearBackground = (which: Background): Edit =>
  changeBackground(which, (picture) =>
    Object.values(picture).some(Boolean)
      ? Object.fromEntries(Object.entries(picture).map(([field, value]) => [field, value && '']))
      : picture,
  );

const changeBackground = (
  which: Background,
  change: (picture: BackgroundPicture) => BackgroundPicture,
): Edit =>
  changeFields(({ look: { backgrounds } }) => {
    const changed = change(backgrounds[which]);
    return changed === backgrounds[which]
      ? {}
      : { look: { backgrounds: { ...backgrounds, [which]: changed } } };
  });

/** Removes a picture of the user from the wheel, wherever it is used. */
export const removePicture =
  (id: string): Edit =>
  (wheel) => {
    const { backgrounds } = wheel.look;
    const places = (Object.keys(backgrounds) as Background[]).filter((which) => backgrounds[which].id === id);
    const withoutBackgrounds = places.reduce((changed, which) => clearBackground(which)(changed), wheel);
    return changeSlices((slice) =>
      slice.imageId === id ? { ...slice, imageId: '', signedImage: '' } : slice,
    )(withoutBackgrounds);
  };
