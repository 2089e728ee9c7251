import { describe, expect, it } from 'vitest';
import { drawnRows, type Lift, placeOf, rowAt } from './lifted-order';

const lift = (from: number, to: number): Lift => ({ guid: 'x', from, to, by: 'pointer' });
const places = [0, 1, 2, 3, 4];

describe.each([
  [1, 3, [0, 2, 3, 1, 4]],
  [3, 1, [0, 3, 1, 2, 4]],
  [0, 4, [1, 2, 3, 4, 0]],
  [4, 0, [4, 0, 1, 2, 3]],
  [2, 2, [0, 1, 2, 3, 4]],
])('a row lifted from %d and held over %d', (from, to, rows) => {
  it('makes room for itself', () => {
    expect(places.map((place) => rowAt(place, lift(from, to)))).toEqual(rows);
  });

  it('tells each row its place', () => {
    expect(rows.map((row) => placeOf(row, lift(from, to)))).toEqual(places);
  });
});

it('a list at rest stands as it is', () => {
  expect(places.map((place) => rowAt(place, null))).toEqual(places);
  expect(drawnRows(1, 3, null, -1)).toEqual([1, 2]);
});

it('the row in the hand is drawn although the view has moved far from its place', () => {
  expect(drawnRows(5000, 5003, lift(2, 5001), 2)).toEqual([2, 5001, 5002]);
  expect(drawnRows(10, 12, null, 3)).toEqual([3, 10, 11]);
});
