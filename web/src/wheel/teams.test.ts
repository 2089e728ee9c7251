import { expect, test } from 'vitest';
import { bestSource } from './random-source';
import { splitIntoTeams, teamCount } from './teams';
import { slicesOf } from './testing/slices';

const source = bestSource();
const sizes = (count: number, plan: Parameters<typeof teamCount>[0]) =>
  splitIntoTeams(slicesOf(count), plan, source).map((team) => team.length);

test('sizes differ by one at most', () => {
  expect(sizes(10, { teams: 3 })).toEqual([4, 3, 3]);
  expect(sizes(10, { size: 4 })).toEqual([4, 3, 3]);
  expect(sizes(9, { size: 3 })).toEqual([3, 3, 3]);
});

test('there are never more teams than members, and no team is empty', () => {
  expect(sizes(2, { teams: 5 })).toEqual([1, 1]);
  expect(sizes(0, { teams: 5 })).toEqual([]);
  expect(sizes(1, { size: 9 })).toEqual([1]);
});

test('a plan that makes no sense makes no team', () => {
  for (const wrong of [0, -1, Number.NaN, 1.5, Number.POSITIVE_INFINITY]) {
    expect(teamCount({ teams: wrong }, 10)).toBe(0);
  }
  for (const wrong of [0, -1, Number.NaN]) expect(teamCount({ size: wrong }, 10)).toBe(0);
});

test('everybody is in one team, except who is off the wheel', () => {
  const slices = slicesOf(11).map((slice, index) => ({ ...slice, active: index !== 4 }));
  const all = splitIntoTeams(slices, { teams: 4 }, source).flat();
  expect(new Set(all).size).toBe(10);
  expect(all).not.toContain(slices[4]);
});
