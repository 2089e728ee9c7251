import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, tellsOfTakeDown } from '../../api/api-error';
import { fakeApi } from '../../api/testing/fake-api';
import { useTakenDown } from './use-taken-down';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asked = (code: string) => {
  fakeApi({ 'GET /api/share/s': { status: 404, body: { success: false, code } } });
  return renderHook(() => useTakenDown('s'));
};

it('knows a link that was taken down from one that ended', async () => {
  const { result } = asked('share_taken_down');
  await waitFor(() => expect(result.current[0]).toBe(true));
  const ended = asked('share_not_found');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  expect(ended.result.current[0]).toBe(false);
});

it('believes the refusal of a new link too, and nothing else', () => {
  expect(tellsOfTakeDown(new ApiError('', 409, 'wheel_taken_down'))).toBe(true);
  expect(tellsOfTakeDown(new ApiError('', 409, 'not_saved'))).toBe(false);
  expect(tellsOfTakeDown(new TypeError('offline'))).toBe(false);
});
