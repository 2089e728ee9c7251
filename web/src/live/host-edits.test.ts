import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { spinWheel } from '../wheel/motion/spin-wheel';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { type HostEdits, sendEdits } from './host-edits';

let store: WheelStore;
let edits: HostEdits;
let isBehind: boolean;
const put = vi.fn<(wheel: object) => Promise<unknown>>();
const onRefused = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  put.mockReset().mockResolvedValue({});
  onRefused.mockReset();
  isBehind = false;
  store = createWheelStore();
  edits = sendEdits(store, { wheelId: undefined, put, onBehind: (is) => (isBehind = is), onRefused });
  edits.flush();
  await vi.advanceTimersByTimeAsync(0);
  put.mockClear();
});
afterEach(() => {
  edits.stop();
  vi.useRealTimers();
});

const textsOf = (wheel: unknown) =>
  (wheel as { 'wheel-definition': { slices: { text: string }[] } })['wheel-definition'].slices.map(
    ({ text }) => text,
  );

test('many changes in a row are one message, with the newest', async () => {
  for (const text of ['a', 'b', 'c']) store.getState().addSlice(text);
  await vi.advanceTimersByTimeAsync(300);
  expect(put).toHaveBeenCalledOnce();
  expect(textsOf(put.mock.calls[0]?.[0])).toEqual(['a', 'b', 'c']);
});

test('what changes while a message is on its way is sent after it', async () => {
  let arrive = () => {};
  put.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve({}))));
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(300);
  store.getState().addSlice('b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(put).toHaveBeenCalledOnce();
  arrive();
  await vi.advanceTimersByTimeAsync(300);
  expect(textsOf(put.mock.calls[1]?.[0])).toEqual(['a', 'b']);
});

test('without a connection the newest is sent once there is one', async () => {
  put.mockRejectedValue(new TypeError('Failed to fetch'));
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isBehind).toBe(true);
  store.getState().addSlice('b');
  put.mockResolvedValue({});
  edits.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(textsOf(put.mock.lastCall?.[0])).toEqual(['a', 'b']);
  expect(isBehind).toBe(false);
});

test('results and account are the host’s own', async () => {
  store.setState(({ wheel }) => ({ wheel: { ...wheel, owner: 'google:1', cloudSavedAt: 5 } }));
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(300);
  put.mockClear();
  spinWheel(store, { still: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(put).not.toHaveBeenCalled();
  store.getState().addSlice('b');
  await vi.advanceTimersByTimeAsync(300);
  expect(JSON.stringify(put.mock.lastCall)).not.toMatch(/google|cloudSavedAt|lastWon/);
});

test.each([
  [413, 'too_large'],
  [409, 'wheel_quota_exceeded'],
  [429, 'guest_budget_spent'],
])('a wheel that the server rejects with %s %s is reported once and not sent again', async (status, code) => {
  put.mockRejectedValue(new ApiError('no', status, code));
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(put).toHaveBeenCalledOnce();
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a change during a call that is rejected is sent after it', async () => {
  let refuse = () => {};
  put.mockImplementationOnce(
    () => new Promise((_, reject) => (refuse = () => reject(new ApiError('no', 413, 'too_large')))),
  );
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(300);
  store.getState().addSlice('b');
  await vi.advanceTimersByTimeAsync(300);
  refuse();
  await vi.advanceTimersByTimeAsync(300);
  expect(textsOf(put.mock.lastCall?.[0])).toEqual(['a', 'b']);
  expect(isBehind).toBe(false);
});

test('a room that is over gets nothing more', async () => {
  put.mockRejectedValue(new ApiError('gone', 404, 'live_not_found'));
  store.getState().addSlice('a');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(put).toHaveBeenCalledOnce();
});

test('a draw waits until the room has what was changed before it', async () => {
  const drawn = vi.fn();
  edits.whenSent(drawn);
  expect(drawn, 'nothing was changed').toHaveBeenCalledOnce();
  let arrive = () => {};
  put.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve({}))));
  store.getState().addSlice('a');
  edits.whenSent(drawn);
  store.getState().addSlice('b');
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn).toHaveBeenCalledOnce();
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(textsOf(put.mock.lastCall?.[0]), 'the newest').toEqual(['a', 'b']);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('a draw is asked for also where the room takes no wheel any more', async () => {
  const drawn = vi.fn();
  put.mockRejectedValueOnce(new ApiError('gone', 404, 'live_not_found'));
  store.getState().addSlice('a');
  edits.whenSent(drawn);
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalledOnce();
});
