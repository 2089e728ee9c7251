import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { addUnfinishedField } from '../components/text-box/finish-typing';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { watchVersion } from './new-version';

const newest = vi.fn<() => Promise<string | null>>();
const reload = vi.fn();
const toasts = () => toastStore.getState().toasts;
const offer = { text: expect.stringContaining('new version'), duration: Number.POSITIVE_INFINITY };
let stop = () => {};

const missScript = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await answered();
};
/** The script of something that the visitor asked for. */
const missPart = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  tellMissingPart('A part of the page could not be loaded.', new Error('gone'));
  await answered();
};
const answered = () => vi.advanceTimersByTimeAsync(0);
async function beAway(minutes: number): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await answered();
}

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  newest.mockReset().mockResolvedValue('/assets/index-new.js');
  reload.mockReset();
  toastStore.setState({ toasts: [] });
  stop = watchVersion({ own: '/assets/index-old.js', newest, reload });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('offers to reload where a script of the old version is missing, in a toast that stays', async () => {
  await missScript();
  expect(toasts()).toMatchObject([offer]);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads when it is asked to, and not before what is typed was handed over', async () => {
  const order: string[] = [];
  const removeField = addUnfinishedField(() => order.push('typed'));
  reload.mockImplementation(() => order.push('reload'));
  await missScript();
  toasts()[0]?.action?.run();
  expect(order).toEqual(['typed', 'reload']);
  removeField();
});

it('offers it once for each version, also after its toast was closed', async () => {
  await missScript();
  toastStore.setState({ toasts: [] });
  await missScript();
  expect(toasts()).toEqual([]);
  newest.mockResolvedValue('/assets/index-newer.js');
  await missScript();
  expect(toasts()).toMatchObject([offer]);
});

it('offers it again to a visitor who asks for something that is gone, and blames no connection', async () => {
  await missPart();
  expect(toasts()).toMatchObject([offer]);
  toastStore.setState({ toasts: [] });
  await missPart();
  expect(toasts()).toMatchObject([offer]);
});

it.each([
  ['the version is the same', async () => '/assets/index-old.js'],
  ['a proxy answers', async () => null],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('offers nothing while %s', async (_, answer) => {
  newest.mockImplementation(answer);
  await missScript();
  expect(newest).toHaveBeenCalledTimes(1);
  expect(toasts()).toEqual([]);
});

it('asks when the visitor comes back after an hour, and not sooner', async () => {
  await beAway(59);
  await beAway(59);
  expect(newest).not.toHaveBeenCalled();
  await beAway(60);
  expect(toasts()).toMatchObject([offer]);
});

it('stops', async () => {
  stop();
  await missPart();
  await beAway(60);
  expect(newest).not.toHaveBeenCalled();
});
