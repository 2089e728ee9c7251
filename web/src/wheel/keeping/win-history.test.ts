import { expect, test } from 'vitest';
import type { HistoryEntry } from '../document/document';
import { sliceOf } from '../testing/slices';
import { recordWins } from '../testing/wins';
import { guest, latestWinners } from './win-history';

const tea = sliceOf({ guid: 'tea', text: 'Tea' });
const cake = sliceOf({ guid: 'cake', text: 'Cake' });

test('a first win is entered for the guest', () => {
  expect(recordWins([], [tea], guest, 1000)).toEqual([
    {
      guid: 'tea',
      itemName: 'Tea',
      won: 1,
      userId: 'guest',
      by: 'Guest',
      lastWonTimestamp: 1000,
      times: [1000],
    },
  ]);
});

test('a further win of the same slice by the same user counts up', () => {
  const history = recordWins(recordWins([], [tea], guest, 1), [{ ...tea, text: 'Green tea' }], guest, 2);
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({ won: 2, itemName: 'Green tea', lastWonTimestamp: 2 });
});

test('another user has an own entry', () => {
  const history = recordWins(recordWins([], [tea], guest, 1), [tea], { id: 'github:1', name: 'Kim' }, 2);
  expect(history.map((entry) => entry.by)).toEqual(['Kim', 'Guest']);
});

test('most wins first, then the most recent win', () => {
  let history: HistoryEntry[] = [];
  for (const [slice, at] of [
    [tea, 1],
    [tea, 2],
    [cake, 3],
    [sliceOf({ text: 'Pie' }), 4],
  ] as const)
    history = recordWins(history, [slice], guest, at);
  expect(history.map((entry) => entry.itemName)).toEqual(['Tea', 'Pie', 'Cake']);
});

test('fields of an entry that this version does not know are kept', () => {
  const history = [{ ...recordWins([], [tea], guest, 1)[0], note: 'x' } as HistoryEntry];
  expect(recordWins(history, [tea], guest, 2)[0]).toMatchObject({ note: 'x', won: 2 });
});

test('the latest winners are read from the times of the wins', () => {
  const history = recordWins([], [tea, tea, cake], guest, 1);
  expect(latestWinners(history, 5)).toEqual(['Cake', 'Tea', 'Tea']);
  expect(latestWinners(history, 1)).toEqual(['Cake']);
  const unlogged = history.map(({ times: _, ...entry }) => entry as HistoryEntry);
  expect(latestWinners(unlogged, 5)).toEqual(['Cake', 'Tea']);
});
