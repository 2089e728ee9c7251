import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let state: AudioContextState;
let listeners: (() => void)[];
const resume = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  state = 'suspended';
  listeners = [];
  resume.mockClear();
  vi.stubGlobal(
    'AudioContext',
    class {
      get state() {
        return state;
      }
      resume = resume;
      addEventListener(_: string, listener: () => void) {
        listeners.push(listener);
      }
      removeEventListener() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const ask = async () => (await import('./play-sound')).runningAudio();

test('an audio that runs is there at once', async () => {
  state = 'running';
  expect(await ask()).not.toBeNull();
});

test('after a press it is waited for', async () => {
  const asked = ask();
  await vi.advanceTimersByTimeAsync(50);
  state = 'running';
  for (const listener of listeners) listener();
  expect(await asked).not.toBeNull();
});

test('after a call has interrupted it, it is resumed', async () => {
  state = 'interrupted' as AudioContextState;
  const asked = ask();
  await vi.advanceTimersByTimeAsync(50);
  expect(resume).toHaveBeenCalledOnce();
  state = 'running';
  for (const listener of listeners) listener();
  expect(await asked).not.toBeNull();
});

test('one the browser does not let run is given up', async () => {
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1600);
  expect(await asked).toBeNull();
});

test('before anyone has touched the page the browser is neither asked nor waited for', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  expect(await ask()).toBeNull();
  expect(resume).not.toHaveBeenCalled();
});
