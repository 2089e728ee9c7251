import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoaded } from './use-loaded';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const shown = (load: (key: string) => Promise<string>) =>
  renderHook(({ key }) => useLoaded(key, () => load(key)), { initialProps: { key: 'a' } });

it('has the answer to the current question only', async () => {
  const answers = { a: Promise.withResolvers<string>(), b: Promise.withResolvers<string>() };
  const { result, rerender } = shown((key) => answers[key as 'a' | 'b'].promise);
  rerender({ key: 'b' });
  answers.b.resolve('new');
  await waitFor(() => expect(result.current.result).toBe('new'));
  await act(async () => answers.a.resolve('old'));
  expect(result.current.result).toBe('new');
});

it('keeps what is shown while it asks again', async () => {
  const answers = [Promise.resolve('first'), Promise.withResolvers<string>().promise];
  const { result } = shown(() => answers.shift() as Promise<string>);
  await waitFor(() => expect(result.current.result).toBe('first'));
  act(() => result.current.reload());
  expect(answers).toEqual([]);
  expect(result.current).toMatchObject({ result: 'first', hasFailed: false });
  act(() => result.current.amend((text) => `${text}, amended`));
  expect(result.current.result).toBe('first, amended');
});

it('says that it failed, and works when it is asked again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('there')];
  const { result } = shown(() => answers.shift() as Promise<string>);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => result.current.amend((text) => `${text}, amended`));
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.result).toBe('there'));
});

it('shows at once what is known already, and loads what isn’t', async () => {
  const load = vi.fn((key: string) => Promise.resolve(`loaded ${key}`));
  const { result, rerender } = renderHook(({ key }) => useLoaded(key, () => load(key), 'carried'), {
    initialProps: { key: 'a' },
  });
  expect(result.current.result).toBe('carried');
  expect(load).not.toHaveBeenCalled();
  rerender({ key: 'b' });
  expect(result.current).toMatchObject({ result: undefined, latest: 'carried' });
  await waitFor(() => expect(result.current.result).toBe('loaded b'));
  act(() => result.current.reload());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('is loading again, not failed, once it is tried again', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.withResolvers<string>().promise];
  const { result } = shown(() => answers.shift() as Promise<string>);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ result: undefined, hasFailed: false });
});

it('aborts the request for a key that is no longer wanted', () => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => {});
  };
  const { rerender, unmount } = renderHook(({ key }) => useLoaded(key, never), {
    initialProps: { key: 'a' },
  });
  rerender({ key: 'b' });
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
