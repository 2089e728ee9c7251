import { expect, test } from 'vitest';
import { sliceOf } from '../wheel/testing/slices';
import { wheelOf } from '../wheel/testing/wheels';
import { winnerColors } from './winner-look';

const colors = (background: string, color?: string) => {
  const winner = sliceOf(color ? { background, color } : { background });
  return winnerColors(winner, wheelOf({ slices: [winner] }));
};

test('the winner appears in its slice’s colours', () => {
  expect(colors('#1f78d1', '#ffffff')).toEqual({ background: '#1f78d1', color: '#ffffff' });
});

test.each([
  ['#ffffff', '#ffffff', '#333333'],
  ['#000000', '#111111', '#ffffff'],
  ['#ffb703', '#ffd000', '#333333'],
])('on %s the unreadable %s gives way to %s', (background, color, readable) => {
  expect(colors(background, color).color).toBe(readable);
});

test('a winner without a text colour has the ink of its label on the wheel', () => {
  expect(colors('#ff2e9a').color).toBe('#ffffff');
  expect(colors('#ffb703').color).toBe('#333333');
});

test('a winner without colours has those of its place in the palette', () => {
  const slices = [sliceOf(), sliceOf()];
  expect(winnerColors(slices[1] as (typeof slices)[0], wheelOf({ slices })).background).toBe('#1565c0');
});

test('a winner whose slice is tinted beside an equal neighbour has that tint', () => {
  const red = { background: '#e02d30', color: '#ffffff' };
  const slices = [sliceOf(red), sliceOf({ background: '#1565c0' }), sliceOf(red)];
  const wheel = wheelOf({ slices });
  const onStage = slices.map((slice, place) => ({ ...slice, active: place !== 1 }));
  const drawn = onStage.map((slice) => winnerColors(slice, wheel, onStage).background);
  expect(drawn[0]).not.toBe(drawn[2]);
});
