import { expect, it } from 'vitest';
import { pageWindow } from './Pages';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [50, 9, [5, 6, 7, 8, 9]],
])('page %d of %d offers %j', (current, total, offered) =>
  expect(pageWindow(current, total)).toEqual(offered),
);
