import { describe, expect, it } from 'vitest';
import type { Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import type { NamedPalette, Themes } from '../document/themes';
import { sliceOf, slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { clearBackground, removePicture, setBackground, withPalette, withTheme } from './look-edits';

const palette = (name: string, ...colors: string[]): NamedPalette => ({
  name,
  colors: colors.map((background) => ({ background, text: `${background}-text` })),
});
const themes: Themes = {
  default: { name: 'Classic', palettes: [palette('Plain', '#1', '#2'), palette('Shared', '#s')] },
  other: { name: 'Other', palettes: [palette('First', '#a', '#b', '#c'), palette('Shared', '#t')] },
};
const wheel = (theme?: string, palette?: string): Wheel =>
  wheelOf({
    slices: slicesOf(4),
    look: { ...(theme === undefined ? {} : { theme }), ...(palette === undefined ? {} : { palette }) },
  });
const painted = (result: ReturnType<typeof withTheme>) => {
  if (!result.ok) throw new Error(result.fault);
  return result.wheel;
};

describe('choosing a palette', () => {
  it('paints every slice, on the wheel or not, by its place in turn', () => {
    const before = wheel('other', 'Shared');
    const [, second] = before.slices;
    if (second) second.active = false;
    const { slices, look } = painted(withPalette(before, themes, 'First'));
    expect(slices.map((slice) => slice.background)).toEqual(['#a', '#b', '#c', '#a']);
    expect(slices.map((slice) => slice.color)).toEqual(['#a-text', '#b-text', '#c-text', '#a-text']);
    expect(look).toMatchObject({ theme: 'other', palette: 'First' });
  });

  it('of another theme, or of none, is refused', () => {
    expect(withPalette(wheel('default', 'Plain'), themes, 'First')).toEqual({
      ok: false,
      fault: 'unknown palette',
    });
    expect(withPalette(wheel('default'), themes, '')).toEqual({ ok: false, fault: 'unknown palette' });
  });

  it('belongs to the default theme where the wheel names none that exists', () => {
    expect(painted(withPalette(wheel('gone'), themes, 'Plain')).look.theme).toBe('default');
  });

  it('again changes nothing', () => {
    const once = withPalette(wheel('other'), themes, 'First');
    if (!once.ok) throw new Error(once.fault);
    expect(withPalette(once.wheel, themes, 'First')).toEqual({ ok: true, wheel: once.wheel });
    expect(withPalette(once.wheel, themes, 'First')).toHaveProperty('wheel', once.wheel);
  });
});

describe('choosing a theme', () => {
  it('that lacks the palette takes its first and paints the slices', () => {
    const { slices, look } = painted(withTheme(wheel('default', 'Plain'), themes, 'other'));
    expect(look).toMatchObject({ theme: 'other', palette: 'First' });
    expect(slices[1]?.background).toBe('#b');
  });

  it('that has the palette keeps it and the slices', () => {
    const before = wheel('default', 'Shared');
    const { slices, look } = painted(withTheme(before, themes, 'other'));
    expect(look).toMatchObject({ theme: 'other', palette: 'Shared' });
    expect(slices).toBe(before.slices);
  });

  it.each(['gone', '', '__proto__', 'toString'])('%j, which does not exist, is refused', (key) => {
    expect(withTheme(wheel('default', 'Plain'), themes, key)).toEqual({ ok: false, fault: 'unknown theme' });
  });
});

const file = { id: 'i1', signed: '/media/u/i1?sig=x' };

it('sets the id with its address and clears the address it had before', () => {
  const old = {
    wheel: { url: 'https://example.org/old.png' },
    container: { url: 'https://example.org/other.png' },
  };
  const after = setBackground('wheel', file)(wheelOf({ look: { backgrounds: old } }));
  expect(after.look.backgrounds).toEqual({ wheel: { ...file, url: '' }, container: old.container });
  expect(setBackground('container', file)(after).look.backgrounds.container).toEqual({ ...file, url: '' });
});

it('changes nothing when it is the same picture, though its address is another', () => {
  const once = setBackground('container', file)(newWheel());
  expect(setBackground('container', { ...file, signed: '/other' })(once)).toBe(once);
});

it('clears all three; clearing what is clear is no change', () => {
  const cleared = clearBackground('container')(setBackground('container', file)(newWheel()));
  expect(cleared.look.backgrounds.container).toEqual({ id: '', signed: '', url: '' });
  expect(clearBackground('container')(cleared)).toBe(cleared);
});

it('takes a picture off wherever it is, and leaves the others', () => {
  const wheel = newWheel();
  wheel.slices = [
    sliceOf({ imageId: 'i1', signedImage: '/i1' }),
    sliceOf({ imageId: 'i2', signedImage: '/i2' }),
  ];
  const branded = setBackground('container', { id: 'i2', signed: '/i2' })(
    setBackground('wheel', { id: 'i1', signed: '/i1' })(wheel),
  );
  const { slices, look } = removePicture('i1')(branded);
  expect(look.backgrounds).toMatchObject({ wheel: { id: '' }, container: { id: 'i2' } });
  expect(slices.map(({ imageId }) => imageId)).toEqual(['', 'i2']);
});

it('changes nothing on a wheel without it', () => {
  const wheel = newWheel();
  expect(removePicture('i1')(wheel)).toBe(wheel);
});
