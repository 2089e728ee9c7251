import { expect, it } from 'vitest';
import { fairnessOf } from './fairness';

const results = (...wins: number[]) =>
  wins.map((won, place) => ({
    guid: `g${place}`,
    text: '',
    won,
    share: 0,
    chance: 1 / wins.length,
    slice: undefined,
  }));

it.each([
  [results(25, 25, 26, 24), { kind: 'even' }],
  [results(40, 20, 20, 20), { kind: 'uncommon', times: 135 }],
  [results(90, 5, 3, 2), { kind: 'rare' }],
  [results(3, 2, 1, 0), { kind: 'tooFew', wins: 20 }],
  [results(9), { kind: 'single' }],
  [[], { kind: 'single' }],
])('%#: %j', (wins, fairness) => {
  expect(fairnessOf(wins, { spin: {} })).toEqual(fairness);
});

it('does not measure turns against chance', () => {
  expect(fairnessOf(results(90, 5), { spin: { turns: { mode: 'noRepeats' } } })).toEqual({ kind: 'turns' });
});
