import { afterEach, expect, test, vi } from 'vitest';
import { whileMotionIsWelcome } from './stillness';

afterEach(() => vi.unstubAllGlobals());

function device(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => query);
  return (still: boolean) => {
    query.matches = still;
    query.dispatchEvent(new Event('change'));
  };
}

test('motion stops when the visitor asks for stillness and comes back afterwards', () => {
  const set = device(false);
  const stop = vi.fn();
  const move = vi.fn(() => stop);
  const end = whileMotionIsWelcome(move);
  expect(move).toHaveBeenCalledTimes(1);
  set(true);
  expect(stop).toHaveBeenCalledTimes(1);
  set(false);
  expect(move).toHaveBeenCalledTimes(2);
  end();
  expect(stop).toHaveBeenCalledTimes(2);
  set(false);
  expect(move).toHaveBeenCalledTimes(2);
});

test('nothing moves on a device that asks for stillness from the start', () => {
  device(true);
  const move = vi.fn(() => () => {});
  whileMotionIsWelcome(move);
  expect(move).not.toHaveBeenCalled();
});
