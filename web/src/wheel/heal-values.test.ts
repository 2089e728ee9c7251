import { describe, expect, test } from 'vitest';
import { finiteOr, healColor, healVolume, healWeight } from './heal-values';

describe('weight', () => {
  test.each([
    [1, 1],
    [99, 99],
    [2.9, 2],
    [0, 1],
    [0.5, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['7', 1],
    ['heavy', 1],
    [null, 1],
    [undefined, 1],
    [{}, 1],
    [150, 150],
  ])('%s becomes %s', (given, healed) => {
    expect(healWeight(given)).toBe(healed);
  });

  test('huge weights stay exact when ten thousand of them are added up', () => {
    expect(Number.isSafeInteger(healWeight(1e308) * 10_000)).toBe(true);
  });
});

describe('colour', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#563d7c', '#563d7c'],
    ['#FFFFFF', '#FFFFFF'],
    ['red', '#ffffff'],
    ['#12345', '#ffffff'],
    ['#ggg', '#ffffff'],
    ['url(javascript:alert(1))', '#ffffff'],
    [7, '#ffffff'],
    [undefined, '#ffffff'],
  ])('%s becomes %s', (given, healed) => {
    expect(healColor(given)).toBe(healed);
  });
});

describe('volume', () => {
  test.each([
    [50, 50],
    [-1, 0],
    [101, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 70],
    ['loud', 70],
    [undefined, 70],
  ])('%s becomes %s when the default is 70', (given, healed) => {
    expect(healVolume(given, 70)).toBe(healed);
  });
});

test('a number outside its range is brought to the nearest end, a missing one to the default', () => {
  expect(finiteOr(5, 8, 1, 10)).toBe(5);
  expect(finiteOr(-5, 8, 1, 10)).toBe(1);
  expect(finiteOr(99, 8, 1, 10)).toBe(10);
  expect(finiteOr('5', 8, 1, 10)).toBe(8);
  expect(finiteOr(Number.NaN, 8, 1, 10)).toBe(8);
});
