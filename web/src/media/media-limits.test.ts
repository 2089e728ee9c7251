import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { getLimits, usualLimits } from './media-limits';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the server says how large files may be', async () => {
  fakeApi({
    'GET /api/config/limits': { body: { success: true, IMAGE_SIZE_LIMIT: 5, SOUND_SIZE_LIMIT: 7 } },
  });
  expect(await getLimits()).toEqual({ image: 5, sound: 7 });
});

test.each([
  ['offline', 'offline'],
  ['an error', { status: 500 }],
  ['a page instead of JSON', { body: '<html>' }],
  ['nonsense', { body: { success: true, IMAGE_SIZE_LIMIT: 'much', SOUND_SIZE_LIMIT: -1 } }],
] as const)('2 MB are the limit after %s', async (_what, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({ 'GET /api/config/limits': answer });
  expect(await getLimits()).toEqual(usualLimits);
  expect(usualLimits).toEqual({ image: 2_097_152, sound: 2_097_152 });
});
