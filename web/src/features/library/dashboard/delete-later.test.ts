import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../api/testing/fake-api';
import { deleteLater, deleteWhenLeft, undoTime } from './delete-later';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const api = () => fakeApi({ 'DELETE /api/wheel/w': { body: { success: true, mruList: [] } } });

it('deletes when the time to take it back is over', () => {
  const { routes } = api();
  const deletion = deleteLater('w', () => {});
  vi.advanceTimersByTime(undoTime - 1);
  expect(routes()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(routes()).toEqual(['DELETE /api/wheel/w']);
  expect(deletion.undo()).toBe(false);
});

it('deletes nothing that was taken back', () => {
  const { routes } = api();
  expect(deleteLater('w', () => {}).undo()).toBe(true);
  vi.advanceTimersByTime(undoTime * 2);
  expect(routes()).toEqual([]);
});

it('deletes at once when the page is left', () => {
  const { routes } = api();
  const stop = deleteWhenLeft();
  deleteLater('w', () => {});
  window.dispatchEvent(new Event('pagehide'));
  expect(routes()).toEqual(['DELETE /api/wheel/w']);
  vi.advanceTimersByTime(undoTime * 2);
  expect(routes()).toHaveLength(1);
  stop();
});

it('says whether it worked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answered = vi.fn();
  api();
  deleteLater('w', answered);
  await vi.advanceTimersByTimeAsync(undoTime);
  fakeApi({ 'DELETE /api/wheel/w': 'offline' });
  deleteLater('w', answered);
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(answered.mock.calls).toEqual([[true], [false]]);
});
