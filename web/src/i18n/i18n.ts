import { firstSections } from './first-sections';
import { defaultLanguage, type LanguageCode } from './languages';
import { loadedSection, loadSection, type SectionName } from './sections';

let chosen: LanguageCode | undefined;
let requests = 0;
/** What the page shows or has shown: a new language needs all of it before it appears. */
const sectionsInUse = new Set<SectionName>(firstSections);
const listeners = new Set<() => void>();

/** Loads the texts of the first view and makes their language the page's. */
export async function startI18n(language: LanguageCode): Promise<void> {
  await changeLanguage(language);
}

/**
 * Changes the language of the whole page, or throws and changes nothing. Returns false when another language was
 * chosen meanwhile: the last choice counts, even if the texts of an earlier one arrive later.
 */
export async function changeLanguage(language: LanguageCode): Promise<boolean> {
  requests += 1;
  const request = requests;
  // A part may be opened while the texts load: without the loop it would show keys in the new language.
  for (let missing = missingIn(language); missing.length > 0; missing = missingIn(language)) {
    await Promise.all(missing.map((section) => loadSection(language, section)));
  }
  if (request !== requests) return false;
  if (language === chosen) return true;
  chosen = language;
  for (const listener of [...listeners]) listener();
  return request === requests;
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

export const isStarted = (): boolean => chosen !== undefined;

export const currentLanguage = (): LanguageCode => chosen ?? defaultLanguage;

/** Calls back after every change of language. Returns how to stop. */
export function onLanguageChange(callback: (language: LanguageCode) => void): () => void {
  const listener = () => callback(currentLanguage());
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const missingIn = (language: LanguageCode) =>
  [...sectionsInUse].filter((section) => !loadedSection(language, section));
