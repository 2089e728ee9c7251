import { afterEach, expect, it, vi } from 'vitest';
import { warmedBy } from './warm-up';

afterEach(() => void vi.unstubAllGlobals());

it('fetches a part when a pointer or the focus reaches its control', () => {
  const fetch = vi.fn(async () => {});
  warmedBy({ fetch }).onPointerEnter();
  expect(fetch).toHaveBeenCalledTimes(1);
  warmedBy({ fetch }).onFocus();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fetches nothing for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetch = vi.fn(async () => {});
  warmedBy({ fetch }).onPointerEnter();
  expect(fetch).not.toHaveBeenCalled();
});

it('says nothing when the part could not be fetched', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  warmedBy({ fetch }).onFocus();
  await expect(fetch.mock.results[0]?.value).rejects.toThrow('offline');
});
