import { expect, test } from 'vitest';
import type { HistoryEntry, Slice } from '../document/document';
import { slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { dayOf, eligibleSlices, endsRound, turnModeOf, wheelInTurn } from './turns';

const day = '2026-11-15';
const won = (slice: Slice | undefined, at: number): HistoryEntry => ({
  guid: slice?.guid ?? '',
  itemName: slice?.text ?? '',
  won: 1,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: at,
});
const places = (slices: readonly Slice[]) => slices.flatMap(({ active }, place) => (active ? [place] : []));

test('without a mode and with everybody here it is the very same list', () => {
  const slices = slicesOf(3);
  expect(eligibleSlices(wheelOf({ slices, results: { history: [won(slices[0], 5)] } }), day)).toBe(slices);
});

test('an unknown mode is none', () => {
  expect(turnModeOf({ spin: { turns: { mode: 'whatever' } } })).toBe('none');
  expect(turnModeOf({ spin: {} })).toBe('none');
});

test('a choice that is absent today is off today only', () => {
  const slices = slicesOf(3).map((slice, place) => (place === 1 ? { ...slice, absentOn: day } : slice));
  expect(places(eligibleSlices(wheelOf({ slices }), day))).toEqual([0, 2]);
  expect(places(eligibleSlices(wheelOf({ slices }), '2026-11-16'))).toEqual([0, 1, 2]);
});

test('no choice wins again until all had a turn', () => {
  const slices = slicesOf(3);
  const turns = { mode: 'noRepeats', since: 10 };
  const wheel = (...history: HistoryEntry[]) => wheelOf({ slices, spin: { turns }, results: { history } });
  expect(places(eligibleSlices(wheel(won(slices[0], 5)), day))).toEqual([0, 1, 2]);
  expect(places(eligibleSlices(wheel(won(slices[0], 11)), day))).toEqual([1, 2]);
  expect(places(eligibleSlices(wheel(won(slices[0], 11), won(slices[2], 12)), day))).toEqual([1]);
  expect(endsRound(wheel(won(slices[0], 11)), slices.slice(2), 14)).toBe(false);
  expect(endsRound(wheel(won(slices[0], 11), won(slices[2], 12)), slices.slice(1, 2), 14)).toBe(true);
  const all = wheel(won(slices[0], 11), won(slices[2], 12), won(slices[1], 13));
  const history = [...(all.results.history ?? []), won(slices[0], 15)];
  const next = { ...all, spin: { turns: { mode: 'noRepeats', since: 14 } }, results: { history } };
  expect(places(eligibleSlices(next, day))).toEqual([1, 2]);
  expect(places(eligibleSlices(all, day))).toEqual([0, 1, 2]);
});

test('a round does not wait for the absent', () => {
  const now = new Date(2026, 10, 15).getTime();
  const slices = slicesOf(2).map((slice, place) => (place === 1 ? { ...slice, absentOn: day } : slice));
  const spin = { turns: { mode: 'noRepeats', since: 0 } };
  const wheel = wheelOf({ slices, spin, results: { history: [won(slices[0], 4)] } });
  expect(endsRound({ ...wheel, results: { history: [] } }, slices.slice(0, 1), now)).toBe(true);
  expect(places(eligibleSlices(wheel, day))).toEqual([0]);
});

test('recent winners weigh less, in whole numbers', () => {
  const slices = slicesOf(5);
  const history = [won(slices[0], 1), won(slices[1], 2), won(slices[2], 3), won(slices[3], 4)];
  const wheel = wheelOf({ slices, results: { history }, spin: { turns: { mode: 'lessLikely' } } });
  const weights = eligibleSlices(wheel, day).map((s) => s.weight);
  expect(weights).toEqual([8, 4, 2, 1, 8]);
});

test('the day is the visitor’s own', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
});

test('others get the wheel as the next spin sees it', () => {
  const slices = slicesOf(2);
  const results = { history: [won(slices[1], 3)] };
  const inTurns = wheelOf({ slices, spin: { turns: { mode: 'noRepeats' } }, results });
  expect(places(wheelInTurn(inTurns).slices)).toEqual([0]);
  const plain = wheelOf({ slices });
  expect(wheelInTurn(plain)).toBe(plain);
});
