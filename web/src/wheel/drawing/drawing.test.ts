import { expect, test } from 'vitest';
import { bitmapSide } from './drawing';

test.each([
  [500, 1, 1000],
  [500, 2, 1000],
  [500, 2.5, 1250],
  [500, 4, 1500],
  [2160, 3, 4096],
  [0, 1, 1],
  [400, Number.NaN, 800],
])('%i css px at ratio %d are drawn into %i px', (css, ratio, side) => {
  expect(bitmapSide(css, ratio)).toBe(side);
});
