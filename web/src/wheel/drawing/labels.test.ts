import { expect, test } from 'vitest';
import { labelLimit, lengthOf, shorten } from './labels';

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
