import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kinds, type Outcome, Record } from './record.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function everybody(record: Record, outcome: Outcome): void {
  for (const kind of kinds) record.begin(kind)(outcome);
}

test('what never went wrong was good from the start, once it was quiet for long enough', () => {
  const record = new Record();
  const since = Date.now();
  vi.advanceTimersByTime(1000);
  everybody(record, 'good');
  expect(record.goodAgain(since)).toBeUndefined();
  vi.advanceTimersByTime(5000);
  everybody(record, 'good');
  expect(record.goodAgain(since)).toBe(since);
});

test('it is good again with the first good answer of the last kind behind the last bad one', () => {
  const record = new Record();
  const since = Date.now();
  vi.advanceTimersByTime(7000);
  record.begin('save')('busy');
  vi.advanceTimersByTime(1000);
  for (const kind of kinds.slice(1)) record.begin(kind)('good');
  vi.advanceTimersByTime(6000);
  expect(record.goodAgain(since)).toBeUndefined();
  record.begin(kinds[0])('good');
  vi.advanceTimersByTime(6000);
  expect(record.goodAgain(since)).toBe(since + 14_000);
  expect(record.count(since)).toMatchObject({ good: kinds.length, busy: 1 });
});

test('nothing is good while a request waits', () => {
  const record = new Record();
  const since = Date.now();
  const end = record.begin('load');
  vi.advanceTimersByTime(6000);
  everybody(record, 'good');
  vi.advanceTimersByTime(6000);
  expect(record.goodAgain(since)).toBeUndefined();
  end('good');
  expect(record.goodAgain(since)).toBe(since);
  expect(record.slowest(since)).toBe(12);
});
