import { expect, it } from 'vitest';
import { minutesOf, pathOf, scaleFor, summaryOf } from './chart-shape';

it('leaves room up to a round number', () => {
  expect(scaleFor([[0.3, 7.2], [null]], 1)).toBe(10);
  expect(scaleFor([[21]], 1)).toBe(25);
  expect(scaleFor([[1056]], 1)).toBe(2000);
  expect(scaleFor([[0.0042]], 0.001)).toBeCloseTo(0.005);
  expect(scaleFor([[0, 0]], 1)).toBe(1);
  expect(scaleFor([], 5)).toBe(5);
});

it('draws from the first time to the last, and upwards', () => {
  expect(pathOf([0, 5, 10], [1000, 2000, 3000], 10)).toBe('M0.0 120.0h0L300.0 60.0L600.0 0.0');
});

it('leaves a gap where a value is missing, and shows one that stands alone', () => {
  expect(pathOf([null, 10, null, 0, 0], [0, 1, 2, 3, 4], 10)).toBe('M150.0 0.0h0M450.0 120.0h0L600.0 120.0');
});

it('stays within the drawing whatever comes', () => {
  expect(pathOf([-1, 40], [0, 1], 10)).toBe('M0.0 120.0h0L600.0 0.0');
  expect(pathOf([4], [7], 8)).toBe('M0.0 60.0h0');
  expect(pathOf([], [], 8)).toBe('');
});

it('says how a line stands', () => {
  expect(summaryOf([3, null, 1, 2])).toEqual({ now: 2, least: 1, most: 3 });
  expect(summaryOf([3, null])).toEqual({ now: null, least: 3, most: 3 });
  expect(summaryOf([null])).toBeUndefined();
});

it('takes one value a minute, the newest first', () => {
  expect(minutesOf(Array.from({ length: 14 }, (_, place) => place))).toEqual([13, 7, 1]);
  expect(minutesOf([])).toEqual([]);
});
