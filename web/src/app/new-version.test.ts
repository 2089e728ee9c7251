import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addUnfinishedField } from '../components/text-box/finish-typing';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { watchVersion } from './new-version';

const newest = vi.fn<() => Promise<string | null>>();
const reload = vi.fn();
const toasts = () => toastStore.getState().toasts;
let stop = () => {};

const missScript = () => window.dispatchEvent(new Event('vite:preloadError'));
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

describe('a script that is missing', () => {
  it('because a new version is here: a toast that stays offers to reload, once', async () => {
    missScript();
    missScript();
    await answered();
    missScript();
    await answered();
    expect(newest).toHaveBeenCalledTimes(2);
    expect(toasts()).toMatchObject([
      { text: expect.stringContaining('new version'), duration: Number.POSITIVE_INFINITY },
    ]);
  });

  it('reloads only when it is asked to, and not before what is typed was handed over', async () => {
    const order: string[] = [];
    const removeField = addUnfinishedField(() => order.push('typed'));
    reload.mockImplementation(() => order.push('reload'));
    missScript();
    await answered();
    expect(order).toEqual([]);
    toasts()[0]?.action?.run();
    expect(order).toEqual(['typed', 'reload']);
    removeField();
  });

  it.each([
    ['the version is the same', async () => '/assets/index-old.js'],
    ['a proxy answers', async () => null],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('while %s offers nothing', async (_, answer) => {
    newest.mockImplementation(answer);
    missScript();
    await answered();
    expect(newest).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });
});

describe('coming back to the tab', () => {
  it('after an hour asks for the version', async () => {
    await beAway(60);
    expect(toasts()).toHaveLength(1);
  });

  it('after less than an hour sends no request', async () => {
    await beAway(59);
    await beAway(59);
    expect(newest).not.toHaveBeenCalled();
  });
});
