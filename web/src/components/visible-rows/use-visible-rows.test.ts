import { describe, expect, it } from 'vitest';
import { visibleRows } from './use-visible-rows';

describe('of ten thousand rows of 50 px', () => {
  it.each([
    [0, 500, 0, 14],
    [20, 500, 0, 15],
    [5000, 500, 96, 114],
    [499_500, 500, 9986, 10_000],
    [600_000, 500, 10_000, 10_000],
    [-80, 500, 0, 13],
    [0, 0, 0, 4],
  ])('a view at %d px of %d px needs rows %d to %d', (top, height, from, to) => {
    expect(visibleRows({ top, height }, 50, 10_000)).toEqual({ from, to });
  });
});

it('never names rows that are not there', () => {
  expect(visibleRows({ top: 0, height: 500 }, 50, 3)).toEqual({ from: 0, to: 3 });
  expect(visibleRows({ top: 0, height: 500 }, 50, 0)).toEqual({ from: 0, to: 0 });
});
