import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/app/theme/theme.ts';

const publicName = 'virtual:theme.css';
const resolvedName = '\0virtual:theme.css';

/** The palettes that the page uses; Mantine brings a dozen more. */
const palettes = ['coral', 'gray', 'dark', 'red'];

type Variables = Record<string, string>;

/**
 * The theme's variables as a file of their own. Mantine would write them into a style element at run time, which a
 * Content-Security-Policy without 'unsafe-inline' refuses.
 */
export function themeSheet(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = defaultCssVariablesResolver(merged);
  return convertCssVariables({ variables: used(variables), light: used(light), dark: used(dark) }, ':root');
}

const used = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !isForeignPalette(name)));

function isForeignPalette(name: string): boolean {
  const palette = /^--mantine-color-([a-z]+)-/.exec(name)?.[1];
  return palette !== undefined && palette in DEFAULT_THEME.colors && !palettes.includes(palette);
}

export const themeSheetPlugin = (): Plugin => ({
  name: 'wheelwright-theme-sheet',
  resolveId: (id) => (id === publicName ? resolvedName : undefined),
  load: (id) => (id === resolvedName ? themeSheet() : undefined),
});
