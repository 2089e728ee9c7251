import type { Sections } from '../../i18n/sections';
import type { Themes } from '../../wheel/document/themes';
import { type LookResult, withHouseColors, withPalette, withTheme } from '../../wheel/edits/look-edits';
import { wheelStore } from '../../wheel/store';

/** One undo step; an unknown theme or palette changes nothing and is logged. */
function apply(result: LookResult, wanted: string): LookResult {
  if (result.ok) wheelStore.getState().edit(() => result.wheel);
  else console.error(`The look of the wheel stays: ${result.fault}.`, wanted);
  return result;
}

export const chooseTheme = (themes: Themes, key: string): LookResult =>
  apply(withTheme(wheelStore.getState().wheel, themes, key), key);

export const choosePalette = (themes: Themes, name: string): LookResult =>
  apply(withPalette(wheelStore.getState().wheel, themes, name), name);

export const chooseHouseColors = (): void => wheelStore.getState().edit(withHouseColors);

/** The themes that have a name in the texts; a test compares them with the list of themes. */
export type ThemeKey = keyof Sections['look']['themes'];
export type PaletteName = keyof Sections['look']['palettes'];
