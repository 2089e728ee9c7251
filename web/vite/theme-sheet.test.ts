import { expect, it } from 'vitest';
import { themeSheet } from './theme-sheet.ts';

const sheet = themeSheet();

it('carries the theme for both schemes', () => {
  expect(sheet).toContain('--mantine-color-coral-5: #ff5a4e');
  expect(sheet).toContain(':root[data-mantine-color-scheme="dark"]');
  expect(sheet).toContain(':root[data-mantine-color-scheme="light"]');
  expect(sheet).toContain('--mantine-radius-lg');
});

it('leaves out the palettes that no control of ours uses', () => {
  expect(sheet).not.toContain('--mantine-color-grape-');
  expect(sheet).toContain('--mantine-color-red-');
});
