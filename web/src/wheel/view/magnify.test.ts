import { expect, test } from 'vitest';
import { layOut, startOf, widthOf } from '../motion/geometry';
import { slicesOf } from '../testing/slices';
import { lensAt } from './magnify';

const layout = layOut(slicesOf(1000, (i) => (i % 3) + 1));

test('the slice under the pointer stands in the middle, its neighbours around it', () => {
  const { slices } = lensAt(layout, 0, -(startOf(layout, 500) + widthOf(layout, 500) / 2), 2);
  expect(slices).toEqual([498, 499, 500, 501, 502].map((index) => layout.slices[index]));
});

test('the neighbours go round the end of the list', () => {
  const { slices } = lensAt(layout, 0, -(startOf(layout, 0) + 1e-9), 2);
  expect(slices).toEqual([998, 999, 0, 1, 2].map((index) => layout.slices[index]));
});

test('the offset runs from one edge of the slice to the other', () => {
  const at = (share: number) =>
    lensAt(layout, 0, -(startOf(layout, 7) + widthOf(layout, 7) * share), 1).offset;
  expect(at(0.5)).toBeCloseTo(0);
  expect(at(0.05)).toBeCloseTo(-0.45);
  expect(at(0.95)).toBeCloseTo(0.45);
});

test('a wheel with fewer slices than the lens has places repeats them', () => {
  const two = layOut(slicesOf(2));
  expect(lensAt(two, 0, 0, 2).slices).toHaveLength(5);
});
