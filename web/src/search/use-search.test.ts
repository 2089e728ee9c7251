import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { useSearch } from './use-search';

const debounce = 200;

const wheel = (name: string) => ({ id: name, name, source: 'cms', url: `/en/wheels/${name}` });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const search = (text: string) =>
  renderHook(({ typed }) => useSearch(typed, 'de'), { initialProps: { typed: text } });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('asks 200 ms after the last key, once, in the page’s language', async () => {
  const { calls } = fakeApi({
    'GET /api/search/wheels': { body: { success: true, results: [wheel('dice')] } },
  });
  const { result, rerender } = search('d');
  for (const typed of ['di', 'dic', 'dice ']) {
    await pass(debounce - 1);
    rerender({ typed });
  }
  expect(calls).toEqual([]);
  await pass(debounce);
  expect(calls.map(({ query }) => [query.get('q'), query.get('lang')])).toEqual([['dice', 'de']]);
  expect(result.current.found?.map(({ name }) => name)).toEqual(['dice']);
});

it('asks nothing, and shows nothing, where nothing is wanted', async () => {
  const { calls } = fakeApi({
    'GET /api/search/wheels': { body: { success: true, results: [wheel('dice')] } },
  });
  const { result, rerender } = renderHook(({ isWanted }) => useSearch('dice', 'de', isWanted), {
    initialProps: { isWanted: false },
  });
  await pass(debounce);
  expect(calls).toEqual([]);
  rerender({ isWanted: true });
  await pass(debounce);
  expect(result.current.found).toHaveLength(1);
  rerender({ isWanted: false });
  expect(result.current.found).toBeUndefined();
});

it('shows at most 20', async () => {
  const results = Array.from({ length: 30 }, (_, place) => wheel(String(place)));
  fakeApi({ 'GET /api/search/wheels': { body: { success: true, results } } });
  const { result } = search('');
  await pass(0);
  expect(result.current.found).toHaveLength(20);
});

it('drops the answer to an older text', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = -1;
  fakeApi({
    'GET /api/search/wheels': async () => {
      asked += 1;
      const mine = asked;
      await answers[mine]?.promise;
      return { body: { success: true, results: [wheel(['old', 'new'][mine] ?? '')] } };
    },
  });
  const { result, rerender } = search('a');
  await pass(debounce);
  rerender({ typed: 'ab' });
  await pass(debounce);
  answers[1]?.resolve();
  await pass(0);
  answers[0]?.resolve();
  await pass(0);
  expect(result.current.found?.map(({ name }) => name)).toEqual(['new']);
});

it('says when it did not work', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({ 'GET /api/search/wheels': 'offline' });
  const { result } = search('a');
  await pass(debounce);
  expect(result.current).toEqual({ found: [], hasFailed: true, isCurrent: true });
});
