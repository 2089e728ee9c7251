import { expect, test } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { winOf } from '../testing/wins';
import {
  asNext,
  type LogEntry,
  logOf,
  resultsOf,
  type SpinLog,
  shortText,
  withEntries,
  withLog,
} from './spin-log';
import { compacted, openEntry } from './stored-log';
import { guest } from './win-history';

const nothing = { history: [], totalWheelSpins: 0 };
const logWith = (...entries: LogEntry[]): SpinLog => withEntries({ base: nothing, entries: [] }, entries);
const clearing = (order: number, kind: 'clear' | 'recount' = 'clear'): LogEntry => ({
  id: `c${order}`,
  kind,
  order,
  at: order,
});
const restoring = (order: number, of: string): LogEntry => ({
  id: `r${order}`,
  kind: 'restore',
  order,
  at: order,
  of,
});
const wonOf = (log: SpinLog) => resultsOf(log).history.map(({ guid, won }) => [guid, won]);

test('a document that comes with a history keeps its counts, and wins are added to them', () => {
  const wheel = newWheel();
  const history = [
    { guid: 'a', itemName: 'A', won: 3, userId: guest.id, by: guest.name, lastWonTimestamp: 1 },
  ];
  const log = withEntries(logOf({ ...wheel, results: { history, totalWheelSpins: 9 } }), [
    winOf('a', 1),
    winOf('b', 2),
  ]);
  expect(wonOf(log)).toEqual([
    ['a', 4],
    ['b', 1],
  ]);
  expect(resultsOf(log).totalWheelSpins).toBe(11);
});

test('entries count once, in their order, however they come', () => {
  const [one, two, three] = [winOf('a', 1), winOf('b', 2), winOf('a', 3)];
  const log = withEntries(withEntries(logWith(three, one), [two, one]), [three]);
  expect(log.entries).toEqual([one, two, three]);
  expect(withEntries(log, [one])).toBe(log);
});

test('clearing forgets what came before it, keeps the count, and can be taken back', () => {
  const log = logWith(winOf('a', 1), clearing(2), winOf('b', 3));
  expect(wonOf(log)).toEqual([['b', 1]]);
  expect(resultsOf(log).totalWheelSpins).toBe(2);
  expect(wonOf(withEntries(log, [restoring(4, 'c2')]))).toEqual([
    ['b', 1],
    ['a', 1],
  ]);
});

test('the count begins again, and can be taken back', () => {
  const log = logWith(winOf('a', 1), clearing(2, 'recount'), winOf('b', 3));
  expect(resultsOf(log).totalWheelSpins).toBe(1);
  expect(resultsOf(withEntries(log, [restoring(4, 'c2')])).totalWheelSpins).toBe(2);
});

test('a result from elsewhere that a clearing could not know of stays', () => {
  const seen = logWith(winOf('a', 1));
  const [cleared] = asNext(seen, [{ kind: 'clear', at: 0 }]);
  const [meanwhile] = asNext(seen, [{ ...winOf('b', 0), kind: 'win' }]);
  const merged = withEntries(seen, [cleared, meanwhile] as LogEntry[]);
  expect(wonOf(merged)).toContainEqual(['b', 1]);
  expect(wonOf(merged)).not.toContainEqual(['a', 1]);
});

test('a result that another device made offline, and sends after a clearing, stays', () => {
  const known = logWith(winOf('a', 1, { seq: 1 }));
  const phone = withEntries({ ...known, known: { mark: 1, order: 1 } }, [winOf('b', 2), winOf('b', 3)]);
  const [cleared] = asNext(phone, [{ kind: 'clear', at: 0 }]) as [LogEntry];
  expect(cleared).toMatchObject({
    order: 4,
    seen: { mark: 1, ids: phone.entries.slice(1).map(({ id }) => id) },
  });
  const late = winOf('c', 2, { seq: 5 });
  expect(wonOf(withEntries(phone, [cleared, late]))).toEqual([['c', 1]]);
});

test('a wheel from the cloud begins after what the cloud knows, and a clearing hides that', () => {
  const wheel = { ...newWheel(), cloudSavedAt: 5 };
  const history = [{ guid: 'a', itemName: 'A', won: 3, userId: 'x', by: 'X', lastWonTimestamp: 1 }];
  const log = logOf({ ...wheel, results: { history, totalWheelSpins: 3, known: { mark: 7, order: 9 } } });
  const [win, cleared] = asNext(log, [
    { ...winOf('b', 0), kind: 'win' },
    { kind: 'clear', at: 0 },
  ]);
  expect(win?.order).toBe(10);
  expect(cleared).toMatchObject({ order: 11, seen: { mark: 7 } });
  expect(logOf({ ...wheel, results: { known: 'x' as never } }).base).toEqual(nothing);
});

test('no order exceeds what can be counted, and such an entry of before is still one', () => {
  const log = logWith(winOf('a', Number.MAX_SAFE_INTEGER));
  const [next] = asNext(log, [{ kind: 'clear', at: 0 }]);
  expect(next?.order).toBe(Number.MAX_SAFE_INTEGER);
  expect(openEntry({ ...winOf('a', 1), order: 2 ** 53 })).toMatchObject({ order: 1, guid: 'a' });
});

test('a long text is cut between characters', () => {
  expect(shortText('x'.repeat(256))).toBe('x'.repeat(256));
  expect(shortText('🎡'.repeat(10_000))).toBe(`${'🎡'.repeat(255)}…`);
});

test('a clock that jumps back changes no order', () => {
  const log = logWith(winOf('a', 1, { at: 9_000_000 }));
  const later = withEntries(log, asNext(log, [{ kind: 'clear', at: 5 }]));
  expect(wonOf(later)).toEqual([]);
});

test('the oldest of too many are only counted, and nothing is lost by it', () => {
  const entries = Array.from({ length: 24 }, (_, place) => winOf(`s${place % 3}`, place + 1));
  const log = logWith(...entries);
  const short = compacted(log, 10);
  expect(short.entries).toHaveLength(10);
  expect(resultsOf(short)).toEqual(resultsOf(log));
  expect(compacted(short, 10)).toBe(short);
});

test('a round that ended elsewhere has ended here', () => {
  const wheel = newWheel();
  const turning = { ...wheel, spin: { ...wheel.spin, turns: { mode: 'noRepeats', since: 3 } } };
  const log = logWith(winOf('a', 1, { at: 50, endsRound: true }), winOf('b', 2, { at: 60 }));
  expect(withLog(turning, log).spin.turns).toEqual({ mode: 'noRepeats', since: 50 });
});

test('invalid data is no entry; a kind of a newer version is kept and counts as nothing', () => {
  const win = winOf('a', 1);
  for (const odd of [
    null,
    7,
    {},
    { ...win, id: 3 },
    { ...win, order: 'x' },
    { ...win, at: Number.NaN },
    { ...win, guid: 1 },
  ])
    expect(openEntry(odd)).toBeNull();
  expect(openEntry({ ...win, by: null })).toMatchObject({ by: guest });
  const future = openEntry({ id: 'f', kind: 'applause', order: 2, at: 2, loud: true });
  expect(future).toMatchObject({ loud: true });
  expect(wonOf(logWith(win, future as LogEntry))).toEqual([['a', 1]]);
});
