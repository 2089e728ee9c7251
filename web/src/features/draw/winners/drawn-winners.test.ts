import { expect, it } from 'vitest';
import { newWheel } from '../../../wheel/document/new-wheel';
import { dayOf } from '../../../wheel/picking/turns';
import { seededSource } from '../../../wheel/testing/seeded-source';
import { sliceOf, slicesOf } from '../../../wheel/testing/slices';
import { wheelOf } from '../../../wheel/testing/wheels';
import { ableToWin, drawHere, drawnOfficially } from './drawn-winners';
import { winnersTable, winnersText } from './winners-export';

it('a choice that is hidden, absent or has had a turn cannot win', () => {
  const slices = slicesOf(5).map((slice, place) => ({
    ...slice,
    active: place !== 0,
    ...(place === 1 ? { absentOn: dayOf(Date.now()) } : {}),
  }));
  const had = slices[2];
  const win = { itemName: '', won: 1, userId: 'guest', by: 'Guest', lastWonTimestamp: 5 };
  const history = [{ ...win, guid: had?.guid ?? '' }];
  const wheel = { ...newWheel(), slices };
  expect(ableToWin(wheel)).toHaveLength(3);
  expect(
    ableToWin(wheelOf({ ...wheel, results: { history }, spin: { turns: { mode: 'noRepeats', since: 0 } } })),
  ).toHaveLength(2);
});

it('winners come first, reserves after them, no choice twice', () => {
  const { winners, reserves } = drawHere(slicesOf(9), { winners: 4, reserves: 2 }, seededSource(7));
  expect([winners.length, reserves.length]).toEqual([4, 2]);
  expect(new Set([...winners, ...reserves]).size).toBe(6);
});

it('an official draw is shown in the order of its receipt, which says who is a reserve', () => {
  const able = slicesOf(4);
  const [a, b, c] = able.map(({ guid }) => guid) as [string, string, string];
  const draw = { winners: [c, a], reserves: [b], receipt: 'r', landingOffset: 0, salt: 's' };
  const drawn = drawnOfficially(able, draw);
  expect(drawn).toEqual({ winners: [able[2], able[0]], reserves: [able[1]], receipt: 'r', salt: 's' });
});

const words = {
  noText: '(no text)',
  reserves: 'Reserves',
  winner: 'Winner',
  reserve: 'Reserve',
  columns: ['Place', 'Drawn as', 'Choice'] as const,
};

it('is written as a list and as a table', () => {
  const [anna, ben, none] = ['Anna', 'Ben', ' '].map((text) => sliceOf({ text }));
  if (!anna || !ben || !none) throw new Error('three were made');
  const drawn = { winners: [anna, ben], reserves: [none] };
  expect(winnersText(drawn, words)).toBe('1. Anna\n2. Ben\n\nReserves\n1. (no text)\n');
  expect(winnersText({ ...drawn, reserves: [] }, words)).toBe('1. Anna\n2. Ben\n');
  expect(winnersTable(drawn, words)).toEqual([
    ['Place', 'Drawn as', 'Choice'],
    [1, 'Winner', 'Anna'],
    [2, 'Winner', 'Ben'],
    [1, 'Reserve', '(no text)'],
  ]);
});
