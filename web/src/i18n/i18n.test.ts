import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyLanguageToDocument } from './document-language';
import { changeLanguage, currentLanguage, onLanguageChange, startI18n } from './i18n';
import { type LanguageCode, languageCodes, languageOf } from './languages';
import { loadTexts } from './load-texts';
import { loadSection, type SectionName } from './sections';

beforeEach(() => startI18n('en'));

describe('translations', () => {
  it('show the key itself where a text is missing', () => {
    const unknownKey = 'no.such.key' as 'skip';
    expect(i18next.t(unknownKey)).toBe('no.such.key');
  });

  it('never fall back to another language', async () => {
    await changeLanguage('de');
    i18next.addResource('en', 'shell', 'onlyEnglish', 'Only English');
    expect(i18next.t('onlyEnglish' as 'skip')).toBe('onlyEnglish');
    expect(i18next.languages).toEqual(['de']);
  });

  it('keep what a person typed as it is', () => {
    expect(i18next.t('choices:active', { text: '<b>"A" & B</b>' })).toBe('<b>"A" & B</b> on the wheel');
  });

  it.each([
    ['en', 1, '1 choice'],
    ['en', 1200, '1,200 choices'],
    ['de', 1200, '1.200 Einträge'],
    ['de-ch', 1200, `${new Intl.NumberFormat('de-CH').format(1200)} Einträge`],
    ['fr', 0, '0 choix'],
    ['es', 1_000_000, '1.000.000 opciones'],
  ] as const)('count in %s: %d is “%s”', async (language, count, text) => {
    await changeLanguage(language);
    expect(i18next.t('choices:count', { count })).toBe(text);
  });
});

describe('a fault of the program', () => {
  it.each([
    ['wheelSettings', 'errors.invalidConfig'],
    ['wheelSettings', 'errors.invalidCallback'],
    ['wheelOptions', 'sliceEdit.errors.invalidCallbacks'],
  ] as const)('has words under the key %s.%s', async (section, key) => {
    await loadTexts(section);
    expect(i18next.exists(`${section}:${key}`)).toBe(true);
  });
});

describe('a language that was never written', () => {
  it('raises module-not-found and leaves the page as it was', async () => {
    await expect(changeLanguage('xx' as LanguageCode)).rejects.toMatchObject({ code: 'module-not-found' });
    expect(currentLanguage()).toBe('en');
    expect(i18next.t('scheme.dark')).toBe('Dark');
  });

  it('raises it for a section too', async () => {
    await expect(loadSection('de', 'nothing' as SectionName)).rejects.toMatchObject({
      name: 'ModuleNotFoundError',
      code: 'module-not-found',
      message: 'There is no translation module de/nothing',
    });
  });
});

describe('changing the language', () => {
  it.each(languageCodes)('%s reaches the texts and the document', async (code) => {
    await changeLanguage(code);
    applyLanguageToDocument();
    expect(document.documentElement.lang).toBe(languageOf(code).locale);
    expect(document.documentElement.dir).toBe('ltr');
    expect(document.title).toBe((await loadSection(code, 'page')).title);
    expect(currentLanguage()).toBe(code);
  });

  it('calls the listeners, until they stop', async () => {
    const heard = vi.fn();
    const stop = onLanguageChange(heard);
    await changeLanguage('it');
    stop();
    await changeLanguage('nl');
    expect(heard.mock.calls).toEqual([['it']]);
  });
});
