import { afterEach, expect, test, vi } from 'vitest';
import { loadTurnstile } from './turnstile';

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(window, 'turnstile');
});

const script = () => document.head.querySelector('script') as HTMLScriptElement;

test('a script that never comes fails, and may be tried again', async () => {
  vi.useFakeTimers();
  const failed = loadTurnstile('https://verifier.example/api.js').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toBeInstanceOf(TypeError);
  expect(document.head.querySelector('script')).toBeNull();
  vi.useRealTimers();
});

test('a script that cannot be had may be tried again; one that is there is fetched once', async () => {
  const failed = loadTurnstile('https://verifier.example/api.js');
  expect(script().src).toBe('https://verifier.example/api.js?render=explicit');
  script().dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  expect(document.head.querySelector('script')).toBeNull();

  const loaded = loadTurnstile('https://verifier.example/api.js');
  const turnstile = { render: vi.fn(), remove: vi.fn() };
  Object.assign(window, { turnstile });
  script().dispatchEvent(new Event('load'));
  expect(await loaded).toBe(turnstile);
  expect(await loadTurnstile('https://verifier.example/api.js')).toBe(turnstile);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});
