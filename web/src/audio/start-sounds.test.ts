import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { spinWheel } from '../wheel/motion/spin-wheel';
import { createWheelStore } from '../wheel/store';
import { slicesOf } from '../wheel/testing/slices';
import { startSounds } from './start-sounds';

const followed = vi.fn(() => stopped);
const stopped = vi.fn();
const fetchSounds = vi.fn(async () => ({ followWheel: followed }) as never);

function storeWith(audio: unknown) {
  const store = createWheelStore();
  store.getState().replaceWheel({ ...newWheel(), audio, slices: slicesOf(2) } as Wheel);
  return store;
}
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('AudioContext', class {});
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the sounds are fetched in a quiet moment, once', async () => {
  const store = storeWith({});
  stop = startSounds(store, fetchSounds);
  expect(fetchSounds).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  spinWheel(store);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetchSounds).toHaveBeenCalledOnce();
  expect(followed).toHaveBeenCalledOnce();
});

test('a spin does not wait for the quiet moment', async () => {
  const store = storeWith({});
  stop = startSounds(store, fetchSounds);
  spinWheel(store);
  await vi.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledOnce();
});

test('a spin that has begun before gets its sounds too', async () => {
  const store = storeWith({});
  spinWheel(store);
  stop = startSounds(store, fetchSounds);
  await vi.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledOnce();
});

test('a silent wheel fetches nothing until its sound is switched on', async () => {
  const store = storeWith({ enabled: false });
  stop = startSounds(store, fetchSounds);
  spinWheel(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchSounds).not.toHaveBeenCalled();
  store.getState().edit((wheel) => ({ ...wheel, audio: { enabled: true } }));
  await vi.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledOnce();
});

test('a browser without audio fetches nothing', async () => {
  vi.stubGlobal('AudioContext', undefined);
  stop = startSounds(storeWith({}), fetchSounds);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchSounds).not.toHaveBeenCalled();
});

test('what could not be fetched is tried again at the next spin', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetchSounds.mockRejectedValueOnce(new Error('gone'));
  const store = storeWith({});
  stop = startSounds(store, fetchSounds);
  await vi.advanceTimersByTimeAsync(6000);
  expect(followed).not.toHaveBeenCalled();
  spinWheel(store);
  await vi.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('stopped, it makes no more sound', async () => {
  stop = startSounds(storeWith({}), fetchSounds);
  await vi.advanceTimersByTimeAsync(6000);
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});
