import { describe, expect, it, test } from 'vitest';
import type { HistoryEntry, Slice } from '../document/document';
import { wheelOf } from '../testing/wheels';
import { inOrder, resultsByChoice, streaksOf, totalWins } from './results';

const slice = (guid: string, weight = 1, active = true): Slice => ({
  guid,
  text: guid.toUpperCase(),
  weight,
  active,
});
const entry = (guid: string, won: number, lastWonTimestamp: number, userId = 'guest'): HistoryEntry => ({
  guid,
  itemName: `once ${guid}`,
  won,
  userId,
  by: userId,
  lastWonTimestamp,
});

describe('results by choice', () => {
  const results = resultsByChoice({
    slices: [slice('a'), slice('b', 2), slice('c', 5, false), slice('d')],
    results: {
      history: [entry('b', 2, 10), entry('gone', 3, 5), entry('a', 1, 30), entry('b', 2, 40, 'anna')],
    },
  });

  it('stand in the order of wins, then of the latest win, and all on the wheel are there', () => {
    expect(results.map(({ text, won }) => [text, won])).toEqual([
      ['B', 4],
      ['once gone', 3],
      ['A', 1],
      ['D', 0],
    ]);
  });

  it('say the share of all wins beside the chance', () => {
    expect(results.map(({ share, chance }) => [share, chance])).toEqual([
      [0.5, 0.5],
      [0.375, 0],
      [0.125, 0.25],
      [0, 0.25],
    ]);
    expect(results[1]?.slice).toBeUndefined();
  });

  it('are all nothing before the first spin', () => {
    expect(resultsByChoice(wheelOf({ slices: [slice('a')] }))).toMatchObject([
      { won: 0, share: 0, chance: 1 },
    ]);
    expect(resultsByChoice(wheelOf())).toEqual([]);
  });
});

it('orders the history by wins, then by the latest win', () => {
  const history = [entry('a', 1, 10), entry('b', 2, 5), entry('c', 1, 20)];
  expect(inOrder(history).map(({ guid }) => guid)).toEqual(['b', 'c', 'a']);
  expect(totalWins(history)).toBe(4);
});

const wins = (row: string) =>
  [...row].map((guid, time) => ({ guid, text: guid.toUpperCase(), by: 'Guest', userId: 'guest', time }));

test('the longest run is the first of its length, the current one ends with the last win', () => {
  expect(streaksOf(wins('abbbaccc'))).toEqual({
    longest: { guid: 'b', text: 'B', length: 3 },
    current: { guid: 'c', text: 'C', length: 3 },
  });
});

test('one win is a run of one', () => {
  expect(streaksOf(wins('a'))?.current.length).toBe(1);
  expect(streaksOf(wins('aab'))?.current).toEqual({ guid: 'b', text: 'B', length: 1 });
});

test('without wins there is no run', () => {
  expect(streaksOf([])).toBeNull();
});
