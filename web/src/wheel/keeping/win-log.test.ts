import { expect, test } from 'vitest';
import type { HistoryEntry } from '../document/document';
import { sliceOf } from '../testing/slices';
import { recordWins } from '../testing/wins';
import { guest, nextMoment, timesOf, winsInOrder, withoutOldTimes } from './win-history';

const tea = sliceOf({ guid: 'tea', text: 'Tea' });
const cake = sliceOf({ guid: 'cake', text: 'Cake' });
const entryWith = (times: unknown): HistoryEntry => ({
  guid: 'x',
  itemName: 'X',
  won: 1,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: 1,
  times,
});

test('the order of wins is read from the times of all entries', () => {
  let history: HistoryEntry[] = [];
  for (const [slice, at] of [
    [tea, 1],
    [cake, 2],
    [tea, 3],
  ] as const)
    history = recordWins(history, [slice], guest, at);
  expect(winsInOrder(history).map(({ text, time }) => [text, time])).toEqual([
    ['Tea', 1],
    ['Cake', 2],
    ['Tea', 3],
  ]);
});

test('winners of one draw keep their order', () => {
  const history = recordWins([], [cake, tea], guest, 100);
  expect(winsInOrder(history).map(({ text }) => text)).toEqual(['Cake', 'Tea']);
});

test('only the latest thousand are in order, and all are counted', () => {
  const draw = Array.from({ length: 700 }, () => tea);
  const history = recordWins(recordWins([], draw, guest, 1), [...draw, cake], guest, 1000);
  expect(history.map(({ won }) => won)).toEqual([1400, 1]);
  const wins = winsInOrder(history);
  expect(wins).toHaveLength(1000);
  expect(wins.at(-1)?.text).toBe('Cake');
  expect(wins[0]?.time).toBe(402);
});

test('entries that lose no time stay the very same', () => {
  const [old, young] = [entryWith([1, 2]), entryWith([3])];
  expect(withoutOldTimes([old, young], 2)[1]).toBe(young);
  expect(withoutOldTimes([old, young], 2)[0]).toEqual({ ...old, times: [2] });
});

test('invalid times of a document are no wins', () => {
  for (const odd of [undefined, null, 'soon', 7, { 0: 1 }]) expect(timesOf(entryWith(odd))).toEqual([]);
  expect(timesOf(entryWith([1, 'x', Number.NaN, 2]))).toEqual([1, 2]);
});

test('a win right after a draw of many comes after it; a clock that was wrong is not followed', () => {
  const history = recordWins([], [tea, cake], guest, 1000);
  expect(nextMoment(history, 1000)).toBe(1002);
  expect(nextMoment(history, 5000)).toBe(5000);
  expect(nextMoment(recordWins([], [tea], guest, 10_000_000), 1000)).toBe(1000);
});
