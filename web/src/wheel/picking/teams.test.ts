import { expect, test } from 'vitest';
import type { Slice } from '../document/document';
import { slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { bestSource } from './random-source';
import { dealOut, evenForTeams, splitIntoTeams, teamCount, teamMembers } from './teams';

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

test('everybody is in one team', () => {
  const slices = slicesOf(11);
  const all = splitIntoTeams(slices, { teams: 4 }, source).flat();
  expect(new Set(all)).toEqual(new Set(slices));
  expect(all).toHaveLength(11);
});

test('what was drawn in order is dealt round and round', () => {
  const [a, b, c, d, e] = slicesOf(5);
  expect(dealOut([a, b, c, d, e] as Slice[], 2)).toEqual([
    [a, c, e],
    [b, d],
  ]);
});

test('hidden and absent choices are in no team; those that have had a turn are', () => {
  const slices = slicesOf(4).map((slice, place) => ({
    ...slice,
    active: place !== 0,
    ...(place === 1 ? { absentOn: '2026-11-15' } : {}),
  }));
  const win = { itemName: '', won: 1, userId: 'guest', by: 'Guest', lastWonTimestamp: 5 };
  const wheel = wheelOf({
    slices,
    spin: { turns: { mode: 'noRepeats', since: 0 } },
    results: { history: [{ ...win, guid: slices[2]?.guid ?? '' }] },
  });
  expect(teamMembers(wheel, '2026-11-15')).toEqual(slices.slice(2));
});

test('the wheel teams are drawn from has one weight for all and no turns', () => {
  const heavy = wheelOf({ slices: slicesOf(3, (index) => index + 1), spin: { turns: {} } });
  const { slices, spin } = evenForTeams(heavy);
  expect(slices.map(({ weight }) => weight)).toEqual([1, 1, 1]);
  expect(spin.turns).toBeUndefined();
});
