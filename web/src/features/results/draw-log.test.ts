import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../wheel/document/document';
import { drawLog, logText } from './draw-log';

const entry = (itemName: string, times: number[], won = times.length): HistoryEntry => ({
  guid: itemName,
  itemName,
  won,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: times.at(-1) ?? 0,
  times,
});
const at = (time: string) => new Date(`2026-03-01T${time}`).getTime();

it('lists the wins in order of draw, with their numbers and times', () => {
  const lines = drawLog([entry('Chloé', [at('10:02'), at('10:09')]), entry('Ben', [at('10:05')])]);
  expect(logText(lines, 'en-GB')).toBe('1. Chloé 10:02\n2. Ben 10:05\n3. Chloé 10:09');
});

it('keeps the winners of one draw together', () => {
  const first = at('10:02');
  const lines = drawLog([
    entry('A', [first, first + 60_000]),
    entry('B', [first + 1]),
    entry('C', [first + 2]),
  ]);
  expect(lines.map(({ text, isTogether }) => [text, isTogether])).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
    ['A', false],
  ]);
});

it('keeps spins of different users apart, however close their times are', () => {
  const first = at('10:02');
  const lines = drawLog([entry('A', [first]), { ...entry('B', [first + 1]), userId: 'ada' }]);
  expect(lines.map(({ isTogether }) => isTogether)).toEqual([false, false]);
});

it('counts on where the order of the oldest wins is not known', () => {
  expect(drawLog([entry('A', [at('10:02')], 1001)]).map(({ number }) => number)).toEqual([1001]);
});

it('names the days where there are several', () => {
  const lines = drawLog([entry('A', [at('10:02')]), entry('B\n b', [at('10:02') + 86_400_000])]);
  expect(logText(lines, 'en-GB')).toBe('1 March 2026\n1. A 10:02\n2 March 2026\n2. B b 10:02');
});

it('stands numbers that are no times', () => {
  expect(logText(drawLog([entry('A', [9e15])]), 'en')).toBe('1. A');
  expect(drawLog([])).toEqual([]);
});
