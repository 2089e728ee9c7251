import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageLanguage, rememberLanguage } from './preferred-language';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
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
