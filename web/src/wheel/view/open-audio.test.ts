import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAudio, openAudioEarly, prepareAudio } from './open-audio';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (pointerType: string) =>
  document.dispatchEvent(new PointerEvent('pointerdown', { pointerType }));
const type = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

test.each([
  ['the press of a mouse', () => press('mouse'), 1],
  ['a key', () => type('a'), 1],
  ['a finger, which may only want to scroll', () => press('touch'), 0],
  ['Escape', () => type('Escape'), 0],
])('%s opens the audio early: %#', (_, act, times) => {
  const open = vi.fn();
  const stop = openAudioEarly(() => {}, open);
  act();
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(open).toHaveBeenCalledTimes(times);
  act();
  vi.advanceTimersByTime(10);
  expect(open).toHaveBeenCalledTimes(times);
  stop();
});

test('where the browser says what counts as a press, it is believed', () => {
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', { userActivation: activation });
  const open = vi.fn();
  const stop = openAudioEarly(() => {}, open);
  type('Control');
  vi.advanceTimersByTime(10);
  expect(open).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  type('a');
  vi.advanceTimersByTime(10);
  expect(open).toHaveBeenCalledOnce();
  stop();
});

test('a quiet moment prepares it, which is no longer needed once it is open', () => {
  const prepare = vi.fn();
  const stop = openAudioEarly(prepare, () => {});
  vi.advanceTimersByTime(5000);
  expect(prepare).toHaveBeenCalledOnce();
  stop();
  openAudioEarly(prepare, () => {});
  type('a');
  vi.advanceTimersByTime(5000);
  expect(prepare).toHaveBeenCalledOnce();
});

test('a pointer that moves prepares it, once', () => {
  const prepare = vi.fn();
  const stop = openAudioEarly(prepare, () => {});
  for (let move = 0; move < 3; move += 1) document.dispatchEvent(new PointerEvent('pointermove'));
  vi.advanceTimersByTime(10_000);
  expect(prepare).toHaveBeenCalledOnce();
  stop();
});

test('where there is no audio there is none', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(openAudio()).toBeNull();
});

test('an audio that cannot be opened is logged, and the page goes on', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('no device');
      }
    },
  );
  expect(openAudio()).toBeNull();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('it starts with a press, and again with the page after a call has interrupted it', () => {
  const resume = vi.fn(async () => {});
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = resume;
    },
  );
  expect(prepareAudio()).not.toBeNull();
  expect(resume).not.toHaveBeenCalled();
  const audio = openAudio();
  expect(audio).toBe(prepareAudio());
  expect(resume).toHaveBeenCalledOnce();

  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(resume, 'suspended by the page itself').toHaveBeenCalledOnce();
  Object.assign(audio ?? {}, { state: 'interrupted' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  expect(resume, 'still behind the call').toHaveBeenCalledOnce();
  hidden.mockRestore();
  show();
  expect(resume).toHaveBeenCalledTimes(2);
});
