import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import type { StarValue } from './read-summary';
import { useReviews } from './use-reviews';

const list = 'GET /api/reviews/list';
const answer = (name: string) => ({
  body: { success: true, reviews: [{ name }], pagination: { currentPage: 1, totalPages: 3 } },
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = (stars?: StarValue) =>
  renderHook((wanted) => useReviews(wanted), { initialProps: { stars, page: 2 } });
function status({ result: { current } }: ReturnType<typeof shown>) {
  if (current.hasFailed) return 'error';
  if (!current.result) return 'loading';
  return current.result.reviews.length === 0 ? 'empty' : 'content';
}

it('asks for the stars and the page', async () => {
  const { calls } = fakeApi({ [list]: answer('Ada') });
  const hook = shown(4);
  expect(status(hook)).toBe('loading');
  await waitFor(() => expect(status(hook)).toBe('content'));
  expect(hook.result.current.result).toMatchObject({ reviews: [{ name: 'Ada', rating: 5 }], totalPages: 3 });
  expect(calls.map(({ query }) => String(query))).toEqual(['starRating=4&page=2']);
});

it('leaves the stars out where all are wanted', async () => {
  const { calls } = fakeApi({ [list]: answer('Ada') });
  const hook = shown();
  await waitFor(() => expect(status(hook)).toBe('content'));
  expect(calls.map(({ query }) => String(query))).toEqual(['page=2']);
});

it.each([
  ['nothing is listed', { body: { success: true, reviews: [], pagination: { totalPages: 0 } } }],
  ['the server answers 404', { status: 404, body: { success: false, message: 'None.' } }],
])('is empty when %s', async (_what, none) => {
  fakeApi({ [list]: none });
  const hook = shown();
  await waitFor(() => expect(status(hook)).toBe('empty'));
});

it.each([
  ['no connection', 'offline' as const],
  ['a server in trouble', { status: 500, body: '<html>' }],
  ['a page in place of the answer', { body: '<html>' }],
  ['a refusal', { status: 400, body: { success: false, message: 'No.' } }],
])('fails with %s, and asks again', async (_what, trouble) => {
  const api = fakeApi({ [list]: trouble });
  const hook = shown();
  await waitFor(() => expect(status(hook)).toBe('error'));
  api.table[list] = answer('Ada');
  act(() => hook.result.current.reload());
  await waitFor(() => expect(status(hook)).toBe('content'));
});
