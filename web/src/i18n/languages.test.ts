import { describe, expect, it } from 'vitest';
import { defaultLanguage, isLanguageCode, languageCodes, languageOf, languages } from './languages';

describe('language entries', () => {
  it('exist for the nine codes, in their order', () => {
    expect(languages.map((language) => language.code)).toEqual([
      'en',
      'en-au',
      'de',
      'de-ch',
      'nl',
      'fr',
      'es',
      'pt',
      'it',
    ]);
    expect(defaultLanguage).toBe('en');
  });

  it.each(languages)('$code has names, a flag, a direction and a locale Intl knows', (language) => {
    expect(language.name).not.toBe('');
    expect(language.nativeName).not.toBe('');
    expect(language.flag).toMatch(/^\p{Regional_Indicator}{2}$/u);
    expect(['ltr', 'rtl']).toContain(language.dir);
    expect(Intl.getCanonicalLocales(language.locale)).toEqual([language.locale]);
    expect(language.locale.toLowerCase().startsWith(language.code.slice(0, 2))).toBe(true);
  });

  it('are found by code', () => {
    for (const code of languageCodes) expect(languageOf(code).code).toBe(code);
  });

  it.each([null, undefined, '', 'EN', 'xx', 'en-gb', 'de_ch', '__proto__'])('%j is no language', (text) => {
    expect(isLanguageCode(text)).toBe(false);
  });
});
