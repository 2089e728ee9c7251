import { afterEach, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetch';

const idle: (() => void)[] = [];
vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
const rest = async () => {
  idle.shift()?.();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  idle.length = 0;
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches in order, one part per idle moment', async () => {
  const fetched: string[] = [];
  const part = (name: string) => async () => void fetched.push(name);
  prefetchWhenIdle([part('first'), part('second')]);
  expect(fetched).toEqual([]);
  await rest();
  expect(fetched).toEqual(['first']);
  await rest();
  expect(fetched).toEqual(['first', 'second']);
});

it('stops when told, and when a part cannot be had', async () => {
  const second = vi.fn(async () => {});
  prefetchWhenIdle([() => Promise.reject(new TypeError('offline')), second]);
  await rest();
  await rest();
  const stop = prefetchWhenIdle([second]);
  stop();
  await rest();
  expect(second).not.toHaveBeenCalled();
});

it('fetches nothing for visitors who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchWhenIdle([vi.fn(async () => {})]);
  expect(idle).toEqual([]);
});
