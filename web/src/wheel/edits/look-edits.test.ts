import { describe, expect, it } from 'vitest';
import type { WheelConfig } from '../document/document';
import { newWheel } from '../document/new-wheel';
import type { NamedPalette, Themes } from '../document/themes';
import { sliceOf, slicesOf } from '../testing/slices';
import { clearBackground, removePicture, setBackground, withPalette, withTheme } from './look-edits';

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

const file = { id: 'i1', signed: '/media/u/i1?sig=x' };

it('sets the id with its address and clears the address it had before', () => {
  const before = newWheel();
  before['wheel-definition'].wheelBackgroundImageUrl = 'https://example.org/old.png';
  before['wheel-definition'].wheelContainerBackgroundImageUrl = 'https://example.org/other.png';
  const after = setBackground('wheel', file)(before);
  expect(after['wheel-definition']).toMatchObject({
    wheelBackgroundImage: 'i1',
    signedWheelBackgroundImage: '/media/u/i1?sig=x',
    wheelBackgroundImageUrl: '',
  });
  expect(after['wheel-definition']).not.toHaveProperty('wheelContainerBackgroundImage');
  expect(setBackground('container', file)(after)['wheel-definition']).toMatchObject({
    wheelContainerBackgroundImage: 'i1',
    signedWheelContainerBackgroundImage: '/media/u/i1?sig=x',
    wheelContainerBackgroundImageUrl: '',
  });
});

it('changes nothing when it is the same picture, though its address is another', () => {
  const once = setBackground('container', file)(newWheel());
  expect(setBackground('container', { ...file, signed: '/other' })(once)).toBe(once);
});

it('clears all three; clearing what is clear is no change', () => {
  const cleared = clearBackground('container')(setBackground('container', file)(newWheel()));
  expect(cleared['wheel-definition']).toMatchObject({
    wheelContainerBackgroundImage: '',
    signedWheelContainerBackgroundImage: '',
    wheelContainerBackgroundImageUrl: '',
  });
  expect(clearBackground('container')(cleared)).toBe(cleared);
});

it('takes a picture off wherever it is, and leaves the others', () => {
  const wheel = newWheel();
  wheel['wheel-definition'].slices = [
    sliceOf({ imageId: 'i1', signedImage: '/i1' }),
    sliceOf({ imageId: 'i2', signedImage: '/i2' }),
  ];
  const branded = setBackground('container', { id: 'i2', signed: '/i2' })(
    setBackground('wheel', { id: 'i1', signed: '/i1' })(wheel),
  );
  const { slices, ...definition } = removePicture('i1')(branded)['wheel-definition'];
  expect(definition).toMatchObject({ wheelBackgroundImage: '', wheelContainerBackgroundImage: 'i2' });
  expect(slices.map(({ imageId }) => imageId)).toEqual(['', 'i2']);
});

it('changes nothing on a wheel without it', () => {
  const wheel = newWheel();
  expect(removePicture('i1')(wheel)).toBe(wheel);
});
