import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../components/toasts/notify';
import { changeLanguage, startI18n } from '../i18n/i18n';
import type { LanguageCode } from '../i18n/languages';
import { becomeGuest } from '../session/session-state';
import { loadFirstSample } from '../stage/load-samples';
import { newWheel } from '../wheel/document/new-wheel';
import { textOfWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { startWheel } from './start-wheel';
import { tellMissedWheel } from './tell-missed-wheel';

vi.mock('./tell-missed-wheel', () => ({ tellMissedWheel: vi.fn() }));

const wheelName = () => wheelStore.getState().wheel.name;
/** Until the sample that the stage would follow to has been fetched, and everything after it has run. */
const settledIn = async (language: LanguageCode) => {
  await loadFirstSample(language);
  await new Promise((resolve) => setTimeout(resolve));
};
let stop: () => void;

beforeEach(async () => {
  localStorage.clear();
  becomeGuest();
  await startI18n('en');
  stop = await startWheel();
});
afterEach(() => {
  stop();
  wheelStore.setState({ spinning: false });
});

describe('the wheel of a first visit', () => {
  it('is the sample in the page’s language, and follows it', async () => {
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
    await changeLanguage('it');
    const { name } = await loadFirstSample('it');
    await expect.poll(wheelName).toBe(name);
    expect(localStorage.getItem('wheelConfig')).toBeNull();
  });

  it('is the visitor’s own after the first change, in every language', async () => {
    wheelStore.getState().addSlice('Dumplings');
    await changeLanguage('it');
    await settledIn('it');
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
    expect(wheelStore.getState().wheel.slices.at(-1)?.text).toBe('Dumplings');
  });

  it('stays on the stage, whatever another tab stores', async () => {
    const { wheel } = wheelStore.getState();
    localStorage.setItem('wheelConfig', textOfWheel(newWheel()));
    window.dispatchEvent(new StorageEvent('storage', { key: 'wheelConfig', storageArea: localStorage }));
    expect(wheelStore.getState().wheel).toBe(wheel);
  });

  it('is not swapped under a spin', async () => {
    wheelStore.setState({ spinning: true });
    await changeLanguage('nl');
    await settledIn('nl');
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
  });

  it('stays as it is once the page has stopped', async () => {
    stop();
    await changeLanguage('fr');
    await settledIn('fr');
    expect(wheelName()).toBe((await loadFirstSample('en')).name);
  });
});

it('forgets an early press on Spin where the wheel of the address is missing', async () => {
  const { dataset } = document.documentElement;
  const begin = async (path: string) => {
    stop();
    window.history.replaceState(null, '', path);
    dataset.spin = 'early';
    stop = await startWheel();
    return dataset.spin;
  };
  expect(await begin('/en/')).toBe('early');
  expect(await begin('/en/no-such-wheel')).toBeUndefined();
  await expect.poll(() => vi.mocked(tellMissedWheel).mock.calls, { timeout: 5000 }).toHaveLength(1);
  window.history.replaceState(null, '', '/');
});

it('tells of a wheel that is missing also where the notice about it cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(tellMissedWheel).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  stop();
  window.history.replaceState(null, '', '/en/share/gone');
  stop = await startWheel();
  await expect.poll(() => toastStore.getState().toasts.at(-1)?.kind).toBe('error');
  window.history.replaceState(null, '', '/');
});
