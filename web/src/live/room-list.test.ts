import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListEntry } from '../api/entries';
import { roomList } from './room-list';
import { hello } from './testing/messages';

const entry = (change: number, more: Partial<ListEntry> = {}): ListEntry => ({
  entryId: `e${change}`,
  change,
  place: change,
  state: 'in',
  came: 'link',
  name: `Ann ${change}`,
  ...more,
});
const arrivals = (after: number, ...entries: ListEntry[]) =>
  ({
    type: 'arrivals',
    seq: 9,
    after,
    change: entries.at(-1)?.change ?? after,
    count: entries.length,
    entries,
  }) as const;

beforeEach(() => {
  onRead.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const read = vi.fn<(after: number) => Promise<{ change: number; hasMore: boolean; entries: ListEntry[] }>>();
const onRead = vi.fn();
const follow = (isHost = false) => roomList({ read, readsNames: () => isHost, onChange: () => {}, onRead });
const names = (list: ReturnType<typeof follow>) => [...list.people().values()].map(({ name }) => name);

test('messages that follow each other are the list, without a question', () => {
  const list = follow();
  list.take(hello({ entries: { count: 0, change: 0 } }));
  list.take(arrivals(0, entry(1), entry(2)));
  list.take(arrivals(2, entry(3, { entryId: 'e1', name: 'Anna' })));
  expect(names(list)).toEqual(['Anna', 'Ann 2']);
  expect(read).not.toHaveBeenCalled();
});

test('what was there before and what was missed is read', async () => {
  const list = follow();
  read.mockResolvedValueOnce({ change: 1, hasMore: true, entries: [entry(1)] });
  read.mockResolvedValueOnce({ change: 2, hasMore: false, entries: [entry(2)] });
  list.take(hello({ entries: { count: 2, change: 2 } }));
  expect(onRead).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(onRead).toHaveBeenCalledOnce();
  expect(read.mock.calls).toEqual([[0], [1]]);
  expect(names(list)).toEqual(['Ann 1', 'Ann 2']);

  read.mockResolvedValueOnce({ change: 4, hasMore: false, entries: [entry(3), entry(4)] });
  list.take(arrivals(3, entry(4)));
  await vi.runAllTimersAsync();
  expect(read).toHaveBeenLastCalledWith(2);

  read.mockRejectedValueOnce(new TypeError('offline'));
  read.mockResolvedValueOnce({ change: 6, hasMore: false, entries: [entry(5), entry(6)] });
  list.take(arrivals(5, entry(6)));
  await vi.runAllTimersAsync();
  expect(names(list)).toEqual(['Ann 1', 'Ann 2', 'Ann 3', 'Ann 4', 'Ann 5', 'Ann 6']);
  list.stop();
});

test('the host reads the names of those who wait, and nobody else does', async () => {
  read.mockReset();
  read.mockResolvedValueOnce({ change: 1, hasMore: false, entries: [entry(1, { state: 'waiting' })] });
  const nameless = arrivals(0, entry(1, { state: 'waiting', name: '' }));
  const [viewers, hosts] = [follow(), follow(true)];
  viewers.take(nameless);
  hosts.take(nameless);
  await vi.runAllTimersAsync();
  expect(read.mock.calls).toEqual([[0]]);
  expect(names(viewers)).toEqual(['']);
  expect(names(hosts)).toEqual(['Ann 1']);
});

test('what waits for the list goes on once all of it is read, or after a while without it', async () => {
  const go = vi.fn();
  const list = follow();
  list.whenRead(go);
  expect(go).toHaveBeenCalledOnce();

  read.mockReset();
  read.mockResolvedValueOnce({ change: 1, hasMore: true, entries: [entry(1)] });
  read.mockResolvedValueOnce({ change: 2, hasMore: false, entries: [entry(2)] });
  const people = vi.fn();
  list.take(hello({ entries: { count: 2, change: 2 } }));
  list.whenRead(() => people(names(list)));
  await vi.advanceTimersByTimeAsync(0);
  expect(people.mock.calls).toEqual([[['Ann 1', 'Ann 2']]]);

  go.mockReset();
  read.mockReturnValue(new Promise(() => {}));
  list.take(hello({ entries: { count: 3, change: 3 } }));
  list.whenRead(go);
  vi.advanceTimersByTime(2999);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledOnce();
  list.stop();
});
