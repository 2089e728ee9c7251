import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { fakeApi } from '../api/testing/fake-api';
import { deleteMedia, isRateLimit, isSessionProblem, listMedia } from './media-calls';

afterEach(() => vi.unstubAllGlobals());

const item = { id: 'a b', filename: 'a.png', url: '/media/u/a', createdAt: 1 };

test('lists are read from the field of their kind', async () => {
  fakeApi({
    'GET /api/media/images': { body: { success: true, images: [item] } },
    'GET /api/media/sounds': { body: { success: true, sounds: [] } },
  });
  expect(await listMedia('image')).toMatchObject([item]);
  expect(await listMedia('sound')).toEqual([]);
});

test('a file is deleted by its id', async () => {
  const { routes } = fakeApi({ 'DELETE /api/media/sound/a%20b': {} });
  await deleteMedia('sound', 'a b');
  expect(routes()).toEqual(['DELETE /api/media/sound/a%20b']);
});

test('a challenge is a failure, not an empty list', async () => {
  fakeApi({
    'GET /api/media/images': { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' },
  });
  await expect(listMedia('image')).rejects.toMatchObject({ code: 'cloudflare_challenge' });
});

test('a page in place of the list is a failure, not an empty list', async () => {
  fakeApi({ 'GET /api/media/images': { body: '<html>' } });
  await expect(listMedia('image')).rejects.toMatchObject({ status: 200 });
});

test('what ends the session and what asks for patience are told apart', async () => {
  fakeApi({ 'GET /api/media/images': { status: 401, body: { success: false, message: 'Sign in.' } } });
  const ended = await listMedia('image').catch((error: unknown) => error);
  expect(isSessionProblem(ended)).toBe(true);
  expect(isRateLimit(ended)).toBe(false);
  expect(isRateLimit(new ApiError('Slow down', 429))).toBe(true);
  expect(isRateLimit(new Error('Too many requests'))).toBe(true);
});
