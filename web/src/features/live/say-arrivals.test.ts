import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListEntry } from '../../api/entries';
import { say } from '../../components/message/say';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { sayArrivals } from './say-arrivals';

const person = (at: number, state: ListEntry['state'] = 'in') => ({ entryId: `e${at}`, state }) as ListEntry;
const list = (people: ListEntry[]) => roomStore.setState({ people });
const from = (first: number, to: number) =>
  Array.from({ length: to - first + 1 }, (_, at) => person(first + at));
const leave = () => roomStore.setState(noRoom);
const enter = (isListRead = true) =>
  roomStore.setState({ ...noRoom, control: {} as RoomControl, role: 'host', isListRead });

vi.mock('../../components/message/say', () => ({ say: vi.fn() }));
const heard = () => vi.mocked(say).mock.calls;

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('live');
  vi.useFakeTimers();
  vi.mocked(say).mockReset();
  leave();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('says in one sentence who joined within two seconds, also while others leave, until the room is left', () => {
  sayArrivals();
  enter();
  list(from(1, 3));
  list(from(4, 12));
  vi.advanceTimersByTime(1999);
  expect(heard()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard()).toEqual([['9 people joined']]);
  list(from(4, 11));
  vi.advanceTimersByTime(2000);
  list(from(4, 13));
  leave();
  vi.advanceTimersByTime(2000);
  expect(heard()).toHaveLength(1);
});

it('says nothing about those who were there before, and tells who asks from who joined', () => {
  enter(false);
  sayArrivals();
  list(from(1, 300));
  roomStore.setState({ isListRead: true });
  vi.advanceTimersByTime(2000);
  expect(heard()).toEqual([]);
  list([...from(1, 301), person(302, 'waiting'), person(303, 'waiting')]);
  vi.advanceTimersByTime(2000);
  expect(heard()).toEqual([['1 person joined'], ['2 people ask to join']]);
  list(from(1, 303));
  vi.advanceTimersByTime(2000);
  expect(heard()).toHaveLength(2);
});

it('says nothing to viewers', () => {
  sayArrivals();
  enter();
  roomStore.setState({ role: 'viewer' });
  list(from(1, 3));
  vi.advanceTimersByTime(2000);
  expect(heard()).toEqual([]);
});
