import { describe, expect, it } from 'vitest';
import type { WheelConfig } from './document';
import { withPalette, withTheme } from './look-edits';
import { slicesOf } from './testing/slices';
import type { NamedPalette, Themes } from './themes';

const palette = (name: string, ...colors: string[]): NamedPalette => ({
  name,
  colors: colors.map((background) => ({ background, text: `${background}-text` })),
});
const themes: Themes = {
  default: { name: 'Classic', palettes: [palette('Plain', '#1', '#2'), palette('Shared', '#s')] },
  other: { name: 'Other', palettes: [palette('First', '#a', '#b', '#c'), palette('Shared', '#t')] },
};
const wheel = (theme?: string, name?: string): WheelConfig => ({
  'wheel-definition': {
    slices: slicesOf(4),
    ...(theme === undefined ? {} : { 'wheel-theme': theme }),
    ...(name === undefined ? {} : { 'wheel-palette': name }),
  },
});
const definitionOf = (result: ReturnType<typeof withTheme>) => {
  if (!result.ok) throw new Error(result.fault);
  return result.config['wheel-definition'];
};

describe('choosing a palette', () => {
  it('paints every slice, on the wheel or not, by its place in turn', () => {
    const config = wheel('other', 'Shared');
    const [, second] = config['wheel-definition'].slices;
    if (second) second.active = false;
    const { slices, ...definition } = definitionOf(withPalette(config, themes, 'First'));
    expect(slices.map((slice) => slice.background)).toEqual(['#a', '#b', '#c', '#a']);
    expect(slices.map((slice) => slice.color)).toEqual(['#a-text', '#b-text', '#c-text', '#a-text']);
    expect(definition).toEqual({ 'wheel-theme': 'other', 'wheel-palette': 'First' });
  });

  it('of another theme, or of none, is refused', () => {
    expect(withPalette(wheel('default', 'Plain'), themes, 'First')).toEqual({
      ok: false,
      fault: 'unknown palette',
    });
    expect(withPalette(wheel('default'), themes, '')).toEqual({ ok: false, fault: 'unknown palette' });
  });

  it('belongs to the default theme where the wheel names none that exists', () => {
    expect(definitionOf(withPalette(wheel('gone'), themes, 'Plain'))['wheel-theme']).toBe('default');
  });

  it('again changes nothing', () => {
    const once = withPalette(wheel('other'), themes, 'First');
    if (!once.ok) throw new Error(once.fault);
    expect(withPalette(once.config, themes, 'First')).toEqual({ ok: true, config: once.config });
    expect(withPalette(once.config, themes, 'First')).toHaveProperty('config', once.config);
  });
});

describe('choosing a theme', () => {
  it('that lacks the palette takes its first and paints the slices', () => {
    const { slices, ...definition } = definitionOf(withTheme(wheel('default', 'Plain'), themes, 'other'));
    expect(definition).toEqual({ 'wheel-theme': 'other', 'wheel-palette': 'First' });
    expect(slices[1]?.background).toBe('#b');
  });

  it('that has the palette keeps it and the slices', () => {
    const config = wheel('default', 'Shared');
    const { slices, ...definition } = definitionOf(withTheme(config, themes, 'other'));
    expect(definition).toEqual({ 'wheel-theme': 'other', 'wheel-palette': 'Shared' });
    expect(slices).toBe(config['wheel-definition'].slices);
  });

  it.each(['gone', '', '__proto__', 'toString'])('%j, which does not exist, is refused', (key) => {
    expect(withTheme(wheel('default', 'Plain'), themes, key)).toEqual({ ok: false, fault: 'unknown theme' });
  });
});
