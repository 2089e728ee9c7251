import { describe, expect, test } from 'vitest';
import type { Slice } from '../document/document';
import { seededSource } from '../testing/seeded-source';
import { sliceOf, slicesOf } from '../testing/slices';
import { drawMany } from './draw-many';
import { chanceOf } from './odds';
import { pickWinner } from './picking';
import { bestSource, type RandomSource } from './random-source';

const spins = 60_000;

function chiSquare(slices: Slice[], source: RandomSource): number {
  const won = new Map<string, number>();
  for (let spin = 0; spin < spins; spin++) {
    const guid = pickWinner(slices, source) ?? 'none';
    won.set(guid, (won.get(guid) ?? 0) + 1);
  }
  return slices.reduce((sum, slice) => {
    const expected = chanceOf(slice, slices) * spins;
    return expected === 0 ? sum : sum + ((won.get(slice.guid) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

// The 99.9 % points of chi-square for 7, 3 and 99 degrees of freedom.
describe.each([
  ['a seeded source', () => seededSource(20_260_101)],
  ['the real source', () => bestSource()],
])('with %s', (_, source) => {
  // Asking the real source this often takes seconds on a busy machine.
  const patience = { retry: 2, timeout: 60_000 };
  test('eight equal slices win equally often', patience, () => {
    expect(chiSquare(slicesOf(8), source())).toBeLessThan(24.32);
  });

  test('weighted slices win in proportion to their area', patience, () => {
    const slices = [1, 2, 7, 90].map((weight) => sliceOf({ weight }));
    expect(chiSquare(slices, source())).toBeLessThan(16.27);
  });

  test('a hundred slices of mixed weight win in proportion', patience, () => {
    const slices = slicesOf(100, (i) => (i % 9) + 1);
    expect(chiSquare(slices, source())).toBeLessThan(148.23);
  });
});

test('the test itself notices a source with modulo bias', { timeout: 60_000 }, () => {
  const biased: RandomSource = { below: (bound) => bestSource().below(10) % bound };
  expect(chiSquare(slicesOf(8), biased)).toBeGreaterThan(1000);
});

test('an inactive slice never wins and takes no share', () => {
  const slices = [sliceOf({ active: false, weight: 99 }), sliceOf({ guid: 'only' })];
  const source = bestSource();
  for (let i = 0; i < 200; i++) expect(pickWinner(slices, source)).toBe('only');
  expect(chanceOf(slices[0] as Slice, slices)).toBe(0);
});

test('with no active slice there is no winner', () => {
  expect(pickWinner([], bestSource())).toBeNull();
  expect(pickWinner([sliceOf({ active: false })], bestSource())).toBeNull();
});

test('ten thousand slices of absurd weight still pick one', () => {
  const slices = slicesOf(10_000, () => Number.MAX_VALUE);
  expect(slices.map((slice) => slice.guid)).toContain(pickWinner(slices, bestSource()));
});

test('no slice wins twice, and no more win than there are', () => {
  const slices = slicesOf(7);
  const winners = drawMany(slices, 20, seededSource(1));
  expect(new Set(winners.map(({ guid }) => guid)).size).toBe(7);
  expect(winners).toHaveLength(7);
});

test('a hidden slice cannot win', () => {
  const slices = slicesOf(4).map((slice, index) => ({ ...slice, active: index !== 2 }));
  expect(drawMany(slices, 4, seededSource(2))).not.toContain(slices[2]);
  expect(drawMany([], 3, seededSource(2))).toEqual([]);
  expect(drawMany(slices, 0, seededSource(2))).toEqual([]);
});

test('the first place goes by weight', () => {
  const slices = slicesOf(3).map((slice, index) => ({ ...slice, weight: [1, 2, 7][index] ?? 1 }));
  const source = seededSource(3);
  const first = [0, 0, 0];
  for (let draw = 0; draw < 20_000; draw += 1) {
    const index = slices.indexOf(drawMany(slices, 1, source)[0] as (typeof slices)[number]);
    first[index] = (first[index] ?? 0) + 1;
  }
  const expected = [2000, 4000, 14_000];
  const chiSquare = first.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
  expect(chiSquare).toBeLessThan(13.8);
});

test('every order of equal choices is equally likely', () => {
  const slices = slicesOf(3);
  const source = seededSource(4);
  const orders = new Map<string, number>();
  for (let draw = 0; draw < 12_000; draw += 1) {
    const order = drawMany(slices, 3, source)
      .map((slice) => slices.indexOf(slice))
      .join();
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  const chiSquare = [...orders.values()].reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
  expect(chiSquare).toBeLessThan(20.5);
});

test('a thousand of ten thousand are drawn, each of them once', () => {
  const winners = drawMany(slicesOf(10_000), 1000, seededSource(5));
  expect(new Set(winners).size).toBe(1000);
});
