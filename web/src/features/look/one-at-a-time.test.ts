import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }));
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const ran: string[] = [];
beforeEach(() => void ran.splice(0));
const add = (name: string) => oneAtATime(() => void ran.push(name));

it('runs one at a time, in order', () => {
  add('a');
  add('b');
  expect(ran).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(ran).toEqual(['a']);
  vi.advanceTimersToNextFrame();
  expect(ran).toEqual(['a', 'b']);
});

it('leaves out what was stopped, and starts again after a rest', () => {
  const stop = add('a');
  add('b');
  stop();
  vi.advanceTimersToNextFrame();
  expect(ran).toEqual(['b']);
  vi.runAllTimers();
  add('c');
  vi.advanceTimersToNextFrame();
  expect(ran).toEqual(['b', 'c']);
});

it('goes on after one that fails', () => {
  oneAtATime(() => {
    throw new Error('no canvas');
  });
  add('b');
  expect(() => vi.advanceTimersToNextFrame()).toThrow('no canvas');
  vi.advanceTimersToNextFrame();
  expect(ran).toEqual(['b']);
});
