import { expect, test } from 'vitest';
import { drawMany } from './draw-many';
import { seededSource } from './testing/seeded-source';
import { slicesOf } from './testing/slices';

test('nobody wins twice, and no more win than there are', () => {
  const slices = slicesOf(7);
  const winners = drawMany(slices, 20, seededSource(1));
  expect(new Set(winners.map(({ guid }) => guid)).size).toBe(7);
  expect(winners).toHaveLength(7);
});

test('whoever is off the wheel cannot win', () => {
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
