import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstSections } from './first-sections';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import { loadSection, type SectionName } from './sections';

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, section, done) => {
    loadSection(language as LanguageCode, section as SectionName).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

export async function startI18n(language: LanguageCode): Promise<void> {
  await loadAll(language, firstSections);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: firstSections,
      defaultNS: 'shell',
      // A German visitor must never download English: there is no fallback language.
      fallbackLng: false,
      load: 'currentOnly',
      lowerCaseLng: true,
      interpolation: { escapeValue: false }, // React escapes
    });
}

let turns = 0;

/**
 * Changes the language of the whole page, or throws and changes nothing. Returns false when another language was
 * chosen meanwhile: the last choice counts, even if the texts of an earlier one arrive later.
 */
export async function changeLanguage(language: LanguageCode): Promise<boolean> {
  turns += 1;
  const turn = turns;
  await loadAll(language, sectionsInUse());
  if (turn !== turns) return false;
  await i18next.changeLanguage(language);
  return turn === turns;
}

export function currentLanguage(): LanguageCode {
  return isLanguageCode(i18next.language) ? i18next.language : defaultLanguage;
}

/** Calls back after every change of language. Returns how to stop. */
export function onLanguageChange(callback: (language: LanguageCode) => void): () => void {
  const listener = () => callback(currentLanguage());
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const sectionsInUse = () => {
  const used = i18next.reportNamespaces?.getUsedNamespaces() ?? [];
  return [...new Set([...firstSections, ...(used as SectionName[])])];
};

const loadAll = (language: LanguageCode, sections: readonly SectionName[]) =>
  Promise.all(sections.map((section) => loadSection(language, section)));
