import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLanguage, startI18n } from '../i18n/i18n';
import type { LanguageCode } from '../i18n/languages';
import { chooseLanguage } from './choose-language';
import { followAddress } from './follow-address';
import { startLanguage } from './start-language';

/** Languages whose texts are still loading. */
const held = vi.hoisted(() => new Map<string, Promise<void>>());
vi.mock('../i18n/sections', async (load) => {
  const { loadSection, ...rest } = await load<typeof import('../i18n/sections')>();
  const whenReleased: typeof loadSection = async (language, section) => {
    await held.get(language);
    return loadSection(language, section);
  };
  return { ...rest, loadSection: whenReleased };
});

const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => startI18n('en'));
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('starting', () => {
  afterEach(() => {
    held.clear();
    document.documentElement.lang = '';
  });
  const lose = (language: string) => {
    const lost = Promise.reject(new TypeError('offline'));
    lost.catch(() => {});
    held.set(language, lost);
  };

  it('is in the language of the address', async () => {
    document.documentElement.lang = 'en-US';
    window.history.replaceState(null, '', '/it/');
    await startLanguage();
    expect(currentLanguage()).toBe('it');
    expect(address()).toBe('/it/');
  });

  it.each([
    ['/fr/?x=1#top', '/es/?x=1#top'],
    ['/fr/feedback', '/es/feedback'],
    ['/', '/es/'],
    ['/share/x', '/share/x'],
  ])('without a network is in the stored page’s own one: %s becomes %s', async (from, to) => {
    localStorage.setItem('preferredLanguage', 'fr');
    document.documentElement.lang = 'es-ES';
    window.history.replaceState(null, '', from);
    lose('fr');
    await startLanguage();
    expect(currentLanguage()).toBe('es');
    expect(address()).toBe(to);
  });

  it.each(['fr-FR', 'xx'])('fails where no other is there: %s', async (lang) => {
    document.documentElement.lang = lang;
    window.history.replaceState(null, '', '/fr/');
    lose('fr');
    await expect(startLanguage()).rejects.toThrow('offline');
    expect(address()).toBe('/fr/');
  });
});

describe('choosing a language', () => {
  it.each([
    ['/', '/de/'],
    ['/en/wheels/lunch?x=1#top', '/de/wheels/lunch?x=1#top'],
    ['/login?returnTo=%2F', '/login?returnTo=%2F'],
  ])('on %s leads to %s', async (from, to) => {
    window.history.replaceState(null, '', from);
    await chooseLanguage('de');
    expect(address()).toBe(to);
    expect(currentLanguage()).toBe('de');
    expect(localStorage.getItem('preferredLanguage')).toBe('de');
  });

  it.each([
    ['/en/wheels/yes-or-no?x=1', '/de-ch/wheels/ja-oder-nein?x=1'],
    ['/fr/oui-ou-non', '/de-ch/wheels/ja-oder-nein'],
    // Another wheel has taken the place of the content wheel.
    ['/en/', '/de-ch/'],
  ])('on the page of a content wheel leads from %s to %s', async (from, to) => {
    document.head.innerHTML =
      '<link rel="alternate" hreflang="de-CH" href="https://wheels.example/de-ch/wheels/ja-oder-nein" />';
    window.history.replaceState(null, '', from);
    await chooseLanguage('de-ch');
    expect(address()).toBe(to);
    document.head.innerHTML = '';
  });

  it('counts, even if the texts of an earlier choice arrive later', async () => {
    window.history.replaceState(null, '', '/en/');
    const texts = Promise.withResolvers<void>();
    held.set('nl', texts.promise);
    const slow = chooseLanguage('nl');
    await chooseLanguage('it');
    texts.resolve();
    await slow;
    expect(currentLanguage()).toBe('it');
    expect(address()).toBe('/it/');
    expect(localStorage.getItem('preferredLanguage')).toBe('it');
  });

  it('that cannot be loaded changes nothing at all', async () => {
    window.history.replaceState(null, '', '/en/');
    await expect(chooseLanguage('xx' as LanguageCode)).rejects.toThrow();
    expect(address()).toBe('/en/');
    expect(currentLanguage()).toBe('en');
    expect(localStorage.getItem('preferredLanguage')).toBeNull();
  });
});

describe('going back', () => {
  it('brings back the language of that address, until the page stops', async () => {
    const asked = vi.spyOn(held, 'get');
    const goTo = (path: string) => {
      asked.mockClear();
      window.history.replaceState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    const stop = followAddress();
    goTo('/fr/');
    expect(asked).toHaveBeenCalledWith('fr');
    await expect.poll(currentLanguage).toBe('fr');
    stop();
    goTo('/it/');
    expect(asked).not.toHaveBeenCalled();
    expect(currentLanguage()).toBe('fr');
  });
});
