import { expect, it } from 'vitest';
import stored from '../../library/testing/fixtures/wheel-config-0.json';
import type { Slice } from './document';
import { housePalette, rainbow } from './palette';
import { sliceFill } from './slice-fill';
import { openDocument } from './upgrade';

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

it('is as before on a stored wheel without colours', () => {
  const { wheel } = openDocument(stored);
  if (!wheel) throw new Error('the fixture is a wheel');
  expect(wheel.slices.map(sliceFill(wheel))).toEqual([rainbow[0]?.background, rainbow[1]?.background]);
});

it('is a house colour on a wheel in them, and another one beside an equal neighbour', () => {
  const slices = Array.from({ length: 9 }, (_, place) => slice(`${place}`));
  const fills = slices.map(sliceFill({ slices, look: { palette: 'Rainbow', colors: 'house' } }));
  const house = housePalette.map(({ background }) => background);
  expect(fills.slice(0, 8)).toEqual(house);
  expect(house.slice(1, 7)).toContain(fills[8]);
});
