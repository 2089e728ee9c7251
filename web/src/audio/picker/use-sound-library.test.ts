import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { serveLibrary } from '../testing/library-files';
import { useSoundLibrary } from './use-sound-library';

const asked: string[] = [];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  await startI18n('en');
  serveLibrary();
  const serve = fetch;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return serve(address);
  });
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for nothing when the tab is left within 100 ms', async () => {
  const { unmount } = renderHook(() => useSoundLibrary());
  await pass(99);
  unmount();
  await pass(1000);
  expect(asked).toEqual([]);
});

it('says when it could not be loaded, and is asked for again after another 100 ms', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const serve = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(() => useSoundLibrary());
  await pass(100);
  expect(result.current).toMatchObject({ result: undefined, hasFailed: true });
  vi.stubGlobal('fetch', serve);
  act(() => result.current.reload());
  await pass(99);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['/media/sounds/manifest.json', '/media/sounds/names/en.json']);
  expect(result.current.result?.genres.length).toBeGreaterThan(0);
  expect(result.current.hasFailed).toBe(false);
});
