import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problemOf } from '../api/problem';
import { sendWithProgress } from './send-with-progress';
import { FakeUpload } from './testing/fake-upload';

const send = () => {
  const ended = vi.fn();
  void sendWithProgress(() => {})('/api/media', { method: 'POST', body: new FormData() }).catch(ended);
  return ended;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up an upload that has made no progress for a minute, as without a connection', async () => {
  const ended = send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeUpload.latest.isAborted).toBe(true);
  expect(ended).toHaveBeenCalledOnce();
  expect(problemOf(ended.mock.calls[0]?.[0])).toBe(problemOf(new TypeError('no connection')));
});

it('lets a slow upload take its time while it makes progress', async () => {
  const ended = send();
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    FakeUpload.latest.progress(loaded, 10);
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(ended).toHaveBeenCalledOnce();
});
