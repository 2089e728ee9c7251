import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyLanguageToDocument } from './document-language';
import { changeLanguage, currentLanguage, onLanguageChange, startI18n } from './i18n';
import type { FullKey } from './keys';
import { type LanguageCode, languageCodes, languageOf } from './languages';
import { loadTexts } from './load-texts';
import { loadSection, type SectionName } from './sections';
import { translate, translator } from './translate';

/** Sections whose texts are still on their way: `it/media`. */
const held = vi.hoisted(() => new Map<string, Promise<void>>());
vi.mock('./sections', async (load) => {
  const original = await load<typeof import('./sections')>();
  const whenReleased: typeof original.loadSection = async (language, section) => {
    await held.get(`${language}/${section}`);
    return original.loadSection(language, section);
  };
  return { ...original, loadSection: whenReleased };
});

function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(path, promise);
  return resolve;
}

beforeEach(() => startI18n('en'));

describe('translations', () => {
  it('show the key itself where a text is missing', () => {
    // @ts-expect-error English has no such key: it must not compile.
    expect(translate('shell:no.such.key')).toBe('no.such.key');
  });

  it('compile only with keys of their own sections', () => {
    // @ts-expect-error A group is not a text.
    expect(translate('shell:scheme')).toBe('scheme');
    // @ts-expect-error This translator was not made for choices.
    expect(translator('shell')('choices:list')).not.toBe('');
    // @ts-expect-error The key is already inside the group.
    expect(translator('shell', 'scheme')('scheme.dark')).toBe('scheme.scheme.dark');
  });

  it('never fall back to another language', async () => {
    await loadSection('en', 'effects');
    await changeLanguage('de');
    expect(translate('effects:fireworks.name')).toBe('fireworks.name');
  });

  it('keep what a person typed as it is', () => {
    const typed = '<b>"A" & B</b> {{text}} $& $t(shell:scheme.dark)';
    expect(translate('choices:active', { text: typed })).toBe(`${typed} on the wheel`);
  });

  it('leave a place without a value empty', () => {
    expect(translate('choices:active', { text: undefined })).toBe(' on the wheel');
  });

  it('are found in a group of a section, and in another section', async () => {
    await loadTexts('draw');
    expect(translator('draw', 'winners')('together')).toBe(translate('draw:winners.together'));
    expect(translator(['draw', 'shell'])('shell:scheme.dark')).toBe('Dark');
    expect(translator('draw', 'winners')('common:retry')).toBe('Try again');
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
    expect(translate('common:choices', { count })).toBe(text);
  });
});

describe('a fault of the program', () => {
  it.each([
    ['wheelSettings', 'errors.invalidConfig'],
    ['wheelSettings', 'errors.invalidCallback'],
    ['wheelOptions', 'sliceEdit.errors.invalidCallbacks'],
  ] as const)('has words under the key %s.%s', async (section, key) => {
    await loadTexts(section);
    expect(translate(`${section}:${key}` as FullKey)).not.toBe(key);
  });
});

describe('a language that was never written', () => {
  it('raises module-not-found and leaves the page as it was', async () => {
    await expect(changeLanguage('xx' as LanguageCode)).rejects.toMatchObject({ code: 'module-not-found' });
    expect(currentLanguage()).toBe('en');
    expect(translate('shell:scheme.dark')).toBe('Dark');
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

  it('again before its texts arrive: the last choice wins, and only it is announced', async () => {
    await loadTexts('ideas');
    const release = hold('fr/ideas');
    const announced = vi.fn();
    const stop = onLanguageChange(announced);
    const earlier = changeLanguage('fr');
    expect(await changeLanguage('pt')).toBe(true);
    release();
    expect(await earlier).toBe(false);
    expect(currentLanguage()).toBe('pt');
    expect(announced.mock.calls).toEqual([['pt']]);
    stop();
  });

  it('waits for the texts of a part that was opened meanwhile', async () => {
    await loadTexts('login');
    const release = hold('it/login');
    const changed = changeLanguage('it');
    await loadTexts('search');
    release();
    await changed;
    expect(translate('search:label')).toBe((await loadSection('it', 'search')).label);
  });

  it('reaches the texts of a part that is still loading', async () => {
    const release = hold('en/upgrade');
    const opened = loadTexts('upgrade');
    await changeLanguage('nl');
    release();
    await opened;
    expect(translate('upgrade:title')).toBe((await loadSection('nl', 'upgrade')).title);
  });
});
