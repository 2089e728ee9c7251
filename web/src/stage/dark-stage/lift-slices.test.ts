import { expect, test } from 'vitest';
import { layOut } from '../../wheel/motion/geometry';
import { sliceOf } from '../../wheel/testing/slices';
import { inGroups, shadeAround, wedgePoints } from './use-beat';

test('a quarter at the top right goes from twelve to three o’clock', () => {
  const points = wedgePoints(0, Math.PI / 2, 50).split(', ');
  expect(points[0]).toBe('50% 50%');
  expect(points[1]).toBe('50% 0%');
  expect(points.at(-1)).toBe('100% 50%');
});

test('the thinnest slice is still a triangle', () => {
  expect(wedgePoints(1, 0.0001, 45).split(', ')).toHaveLength(3);
});

test('a few rise one by one, a hundred in groups, each once and in order', () => {
  expect(inGroups([4, 2, 7]).groups).toEqual([[4], [2], [7]]);
  const many = Array.from({ length: 100 }, (_, place) => 99 - place);
  const { groups, pause } = inGroups(many);
  expect(groups).toHaveLength(10);
  expect(groups.flat()).toEqual(many);
  expect(groups.length * pause).toBeLessThanOrEqual(2200);
});

test('the shade leaves out every winner, in the order of the wheel', () => {
  const layout = layOut([sliceOf(), sliceOf(), sliceOf(), sliceOf()]);
  const holes = shadeAround(layout, [2, 0]).match(/transparent 0 [\d.]+rad/g);
  expect(holes).toEqual([`transparent 0 ${Math.PI / 2}rad`, `transparent 0 ${(3 * Math.PI) / 2}rad`]);
});
