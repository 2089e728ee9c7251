import { expect, test } from 'vitest';
import { streaksOf } from './streaks';

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
