import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageLanguage, rememberLanguage } from './preferred-language';
import { keepLanguageForSignIn } from './sign-in-language';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page’s language', () => {
  it('is English for a first visitor, whatever the browser prefers', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    expect(pageLanguage(undefined)).toBe('en');
  });

  it('is what was chosen before', () => {
    rememberLanguage('pt');
    expect(localStorage.getItem('preferredLanguage')).toBe('pt');
    expect(pageLanguage(undefined)).toBe('pt');
  });

  it('stays through sign-in and on the dashboard when it came from an address', () => {
    const [login, dashboard] = ['/login', '/dashboard'].map((pathname) => ({ pathname, search: '' }));
    rememberLanguage('pt');
    pageLanguage('de', { pathname: '/de/', search: '' });
    expect(pageLanguage(undefined, login)).toBe('de');
    expect(pageLanguage(undefined, dashboard)).toBe('de');
    expect(pageLanguage(undefined, { pathname: '/', search: '' })).toBe('pt');
    expect(pageLanguage(undefined, { pathname: '/share/s', search: '' })).toBe('pt');
    expect(pageLanguage(undefined, login)).toBe('pt');
  });

  it('is that of the return target where sign-in opens a new tab, until another is chosen there', () => {
    const login = { pathname: '/login', search: '?returnTo=%2Ffr%2F%3Fwheel%3Dw' };
    keepLanguageForSignIn('it');
    expect(pageLanguage(undefined, login)).toBe('fr');
    rememberLanguage('nl');
    expect(pageLanguage(undefined, login)).toBe('nl');
  });

  it('stays in the tab that a mailed link opens, until another is chosen', () => {
    const login = { pathname: '/login', search: '?auth=email&token=t' };
    keepLanguageForSignIn('it');
    expect(pageLanguage(undefined, login)).toBe('it');
    rememberLanguage('nl');
    expect(pageLanguage(undefined, login)).toBe('nl');
  });

  it('is that of the mail where a mailed link opens in another browser', () => {
    const login = { pathname: '/login', search: '?auth=email&lang=it&token=t' };
    expect(pageLanguage(undefined, login)).toBe('it');
    sessionStorage.clear();
    keepLanguageForSignIn('nl');
    expect(pageLanguage(undefined, login)).toBe('nl');
    sessionStorage.clear();
    localStorage.clear();
    expect(pageLanguage(undefined, { ...login, search: '?lang=xx' })).toBe('en');
    expect(pageLanguage(undefined, { ...login, pathname: '/' })).toBe('en');
  });

  it('is the path’s before all', () => {
    rememberLanguage('pt');
    expect(pageLanguage('de-ch')).toBe('de-ch');
  });

  it.each(['xx', '', 'DE', '{"a":1}'])('ignores the stored nonsense %j', (stored) => {
    localStorage.setItem('preferredLanguage', stored);
    expect(pageLanguage(undefined)).toBe('en');
  });

  it('still works where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => rememberLanguage('de')).not.toThrow();
    expect(pageLanguage(undefined)).toBe('en');
  });
});
