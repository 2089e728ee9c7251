import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';

const storageKey = 'preferredLanguage';

/** The path decides, then the remembered choice, then English; the browser's preferences are ignored. */
export function pageLanguage(pathLanguage: LanguageCode | undefined): LanguageCode {
  return pathLanguage ?? preferredLanguage() ?? defaultLanguage;
}

export function rememberLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage can be full or blocked; the language then lasts as long as the page.
  }
}

function preferredLanguage(): LanguageCode | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
