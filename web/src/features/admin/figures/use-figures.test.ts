import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFigures } from './use-figures';

const ask = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../api/admin', () => ({ getAdminFigures: ask }));

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let answers = 0;
  ask.mockReset().mockImplementation(() => Promise.resolve({ answer: ++answers }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks at once and then every ten seconds, until it is left', async () => {
  const { result, unmount } = renderHook(useFigures);
  await pass(0);
  expect(result.current).toMatchObject({ figures: { answer: 1 }, isAway: false });
  await pass(10_000);
  expect(result.current.figures).toEqual({ answer: 2 });
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('rests while the page is hidden, and asks as soon as it is visible', async () => {
  const { result } = renderHook(useFigures);
  await pass(0);
  await show('hidden');
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await show('visible');
  expect(result.current.figures).toEqual({ answer: 2 });
  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('keeps the last figures while the server is away, and goes on by itself', async () => {
  const { result } = renderHook(useFigures);
  await pass(0);
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await pass(10_000);
  expect(result.current).toMatchObject({ figures: { answer: 1 }, isAway: true });
  await pass(10_000);
  expect(result.current).toMatchObject({ figures: { answer: 2 }, isAway: false });
});

it('asks again on request', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(useFigures);
  await pass(0);
  expect(result.current).toMatchObject({ figures: undefined, isAway: true });
  await act(async () => result.current.ask());
  expect(result.current).toMatchObject({ figures: { answer: 1 }, isAway: false });
});
