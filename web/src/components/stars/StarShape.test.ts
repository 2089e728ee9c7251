import { expect, it } from 'vitest';
import { roundToHalf, starFills } from './StarShape';

it.each([
  [0, 0],
  [1, 1],
  [3.24, 3],
  [3.25, 3.5],
  [3.7, 3.5],
  [3.74, 3.5],
  [3.75, 4],
  [4.99, 5],
  [5.4, 5],
  [-1, 0],
  [Number.NaN, 0],
])('%d is shown as %d stars', (score, shown) => expect(roundToHalf(score)).toBe(shown));

it('fills the stars from the left', () => {
  expect(starFills(3.6)).toEqual(['full', 'full', 'full', 'half', 'empty']);
  expect(starFills(0)).toEqual(['empty', 'empty', 'empty', 'empty', 'empty']);
  expect(starFills(5)).toEqual(['full', 'full', 'full', 'full', 'full']);
});
