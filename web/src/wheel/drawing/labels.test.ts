import { expect, test } from 'vitest';
import { labelLimit, labelSize, lengthOf, shorten } from './labels';

test.each([
  [0, 90],
  [1, 90],
  [2, 26],
  [16, 26],
  [17, 20],
  [24, 20],
  [25, 15],
  [10_000, 15],
])('a longest label of %i characters is drawn at %i', (longest, size) => {
  expect(labelSize(longest, 1440)).toBe(size);
});

test.each([
  [320, 0.7],
  [575, 0.7],
  [576, 0.8],
  [767, 0.8],
  [768, 1],
  [3840, 1],
])('on a screen of %i px the size is multiplied by %d', (screen, factor) => {
  expect(labelSize(10, screen)).toBeCloseTo(26 * factor);
});

test.each([
  [360, 15],
  [575, 15],
  [576, 25],
  [767, 25],
])('on a screen of %i px labels end after %i characters', (screen, limit) => {
  expect(labelLimit(screen)).toBe(limit);
});

test('labels are cut at whole characters', () => {
  expect(shorten('Spaghetti', 15)).toBe('Spaghetti');
  expect(shorten('Spaghetti alle vongole', 15)).toBe('Spaghetti alle…');
  expect(shorten('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦…');
  expect(shorten('🍕🍣🌮', 3)).toBe('🍕🍣🌮');
  expect(shorten('x'.repeat(10_000), 120)).toHaveLength(121);
});

test('length counts characters, not code units', () => {
  expect(lengthOf('🍕')).toBe(1);
  expect(lengthOf('🇩🇪')).toBe(1);
  expect(lengthOf('👩‍👩‍👧')).toBe(1);
  expect(lengthOf('👍🏽')).toBe(1);
  expect(lengthOf('')).toBe(0);
});
