import type { Sections } from '../../i18n/sections';

/** What has a name in the texts; that the list of themes has the same names is tested. */
export type ThemeKey = keyof Sections['look']['themes'];
export type PaletteName = keyof Sections['look']['palettes'];
