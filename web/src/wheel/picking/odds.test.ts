import { expect, it } from 'vitest';
import { oddsOf } from './odds';

it.each([
  [1, 8, '1 in 8'],
  [2, 16, '1 in 8'],
  [1, 10_000, '1 in 10000'],
  [2, 3, '2 in 3'],
  [3, 4, '3 in 4'],
  [2, 7, '2 in 7'],
  [10, 73, 'about 1 in 7'],
  [3, 100, 'about 1 in 33'],
  [5, 22, 'about 2 in 9'],
])('a weight of %d among %d wins %s', (weight, total, expected) => {
  const odds = oddsOf(weight, total);
  expect(odds && `${odds.isExact ? '' : 'about '}${odds.wins} in ${odds.spins}`).toBe(expected);
});

it.each([
  [0, 8],
  [8, 8],
  [99, 100],
  [999, 1000],
])('a weight of %d among %d is left to the percentage', (weight, total) => {
  expect(oddsOf(weight, total)).toBeNull();
});

it('is never further off than a twentieth', () => {
  for (let total = 2; total < 200; total += 1) {
    for (let weight = 1; weight < total; weight += 1) {
      const odds = oddsOf(weight, total);
      if (!odds) continue;
      const chance = weight / total;
      expect(Math.abs(odds.wins / odds.spins - chance) / Math.min(chance, 1 - chance)).toBeLessThan(0.0501);
      if (odds.isExact) expect(odds.wins * total).toBe(odds.spins * weight);
    }
  }
});
