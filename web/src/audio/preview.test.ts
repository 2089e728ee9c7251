import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewStateOf, previewStore, stopPreview, togglePreview } from './preview';

const ended: (() => void)[] = [];
const faded: string[] = [];
let found: (() => void)[];

const press = (key: string) =>
  togglePreview({
    key,
    loudness: 0.5,
    find: () => new Promise((settle) => found.push(() => settle({ address: key }))),
    play: async ({ address }) => ({
      setLoudness: () => {},
      fadeOut: () => void faded.push(address),
      stop: () => void faded.push(address),
      ended: new Promise<void>((settle) => ended.push(settle)),
    }),
  });
const stateOf = (key: string) => previewStateOf(previewStore.getState(), key);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  previewStore.setState(previewStore.getInitialState(), true);
  ended.length = 0;
  faded.length = 0;
  found = [];
});
afterEach(async () => {
  stopPreview();
  await pass(100);
  vi.useRealTimers();
});

test('a press loads and plays; the end of the sound is the end of it', async () => {
  expect(stateOf('a')).toBe('idle');
  void press('a');
  expect(stateOf('a')).toBe('loading');
  found[0]?.();
  await pass(1);
  expect(stateOf('a')).toBe('playing');
  ended[0]?.();
  await pass(1);
  expect(stateOf('a')).toBe('idle');
});

test('a press while it plays stops it; a press while it loads is ignored', async () => {
  void press('a');
  await pass(60);
  void press('a');
  expect(found).toHaveLength(1);
  expect(stateOf('a')).toBe('loading');
  found[0]?.();
  await pass(60);
  void press('a');
  expect(stateOf('a')).toBe('idle');
  expect(faded).toEqual(['a']);
});

test('starting another stops the one before', async () => {
  void press('a');
  found[0]?.();
  await pass(60);
  void press('b');
  expect([stateOf('a'), stateOf('b'), faded]).toEqual(['idle', 'loading', ['a']]);
  found[1]?.();
  await pass(1);
  expect(stateOf('b')).toBe('playing');
});

test('one that is stopped before it arrives never plays', async () => {
  void press('a');
  await pass(60);
  stopPreview();
  found[0]?.();
  await pass(1);
  expect([stateOf('a'), faded]).toEqual(['idle', ['a']]);
});

test('within 50 ms a second press is the same one', async () => {
  void press('a');
  found[0]?.();
  await pass(49);
  expect(stateOf('a')).toBe('playing');
  void press('a');
  expect(stateOf('a')).toBe('playing');
  await pass(1);
  void press('a');
  expect(stateOf('a')).toBe('idle');
});

test('an error ends it and is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = togglePreview({ key: 'a', loudness: 1, find: () => Promise.reject(new Error('gone')) });
  await failing;
  expect(stateOf('a')).toBe('idle');
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('one that never arrives has failed after a while, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onFailed = vi.fn();
  const hang = () =>
    togglePreview({ key: 'a', loudness: 0.5, find: () => new Promise<never>(() => {}), onFailed });
  void hang();
  await pass(14_999);
  expect(stateOf('a')).toBe('loading');
  await pass(1);
  expect(stateOf('a')).toBe('idle');
  expect(onFailed).toHaveBeenCalledOnce();
  void hang();
  expect(stateOf('a')).toBe('loading');
});
