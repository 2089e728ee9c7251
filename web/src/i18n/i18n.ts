import { createStore } from 'zustand/vanilla';
import { firstSections } from './first-sections';
import { defaultLanguage, type LanguageCode } from './languages';
import { loadedSection, loadSection, type SectionName } from './sections';

/** The page's language, and the one that was chosen last: its texts may still be on their way. */
const languageStore = createStore<{ shown?: LanguageCode; chosen?: LanguageCode }>()(() => ({}));
/** What the page shows or has shown: a new language needs all of it before it appears. */
const sectionsInUse = new Set<SectionName>(firstSections);

/** Loads the texts of the first view and makes their language the page's. */
export async function startI18n(language: LanguageCode): Promise<void> {
  await changeLanguage(language);
}

/**
 * Changes the language of the whole page, or throws and changes nothing. Returns false when another language was
 * chosen meanwhile: the last choice counts, even if the texts of an earlier one arrive later.
 */
export async function changeLanguage(language: LanguageCode): Promise<boolean> {
  languageStore.setState({ chosen: language });
  // A part may be opened while the texts load: without the loop it would show keys in the new language.
  for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language)) {
    await Promise.all(missing.map((section) => loadSection(language, section)));
  }
  if (languageStore.getState().chosen !== language) return false;
  languageStore.setState({ shown: language });
  return languageStore.getState().chosen === language;
}

/** Fetches sections in the page's language, even if that changes meanwhile. */
export async function loadSections(sections: readonly SectionName[]): Promise<void> {
  let language: LanguageCode;
  do {
    language = currentLanguage();
    await Promise.all(sections.map((section) => loadSection(language, section)));
  } while (language !== currentLanguage());
  for (const section of sections) sectionsInUse.add(section);
}

export const isStarted = (): boolean => languageStore.getState().shown !== undefined;

export const currentLanguage = (): LanguageCode => languageStore.getState().shown ?? defaultLanguage;

/** Calls back after every change of language. Returns how to stop. */
export const onLanguageChange = (callback: (language: LanguageCode) => void): (() => void) =>
  languageStore.subscribe(({ shown }, before) => {
    if (shown && shown !== before.shown) callback(shown);
  });

const missingIn = (language: LanguageCode) =>
  [...sectionsInUse].filter((section) => !loadedSection(language, section));
