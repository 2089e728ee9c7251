import { expect, it } from 'vitest';
import type { Slice } from './document';
import { rainbow } from './palette';
import { sliceFill } from './slice-fill';

const slice = (guid: string, extra: Partial<Slice> = {}): Slice => ({
  guid,
  text: guid,
  active: true,
  weight: 1,
  ...extra,
});

it('is the slice’s own colour, else the palette’s by its place in the whole list', () => {
  const slices = [slice('a', { active: false }), slice('b'), slice('c', { background: '#abc' }), slice('d')];
  const fill = sliceFill({ slices, look: { palette: 'Rainbow' } });
  expect(slices.map(fill)).toEqual([
    rainbow[0]?.background,
    rainbow[1]?.background,
    '#aabbcc',
    rainbow[3]?.background,
  ]);
});
