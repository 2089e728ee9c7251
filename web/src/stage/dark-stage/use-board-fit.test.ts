import { expect, test } from 'vitest';
import { evenColumns, largestWhich } from './use-board-fit';

test('seven are set in rows of four and three, never of five and two or three, three and one', () => {
  expect(evenColumns(7, 8)).toEqual([1, 2, 4, 7]);
  expect(evenColumns(2, 8)).toEqual([1, 2]);
  expect(evenColumns(100, 10)).toContain(10);
});

test('the largest that fits is found, or the smallest where none does', () => {
  expect(largestWhich((size) => size <= 37, 15, 90)).toBe(37);
  expect(largestWhich(() => true, 15, 90)).toBe(90);
  expect(largestWhich(() => false, 15, 90)).toBe(15);
});
