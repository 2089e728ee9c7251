import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './i18n';
import { type Language, languageOf } from './languages';

/** The page's current language; the component renders again when it changes. */
export const useLanguage = (): Language =>
  languageOf(useSyncExternalStore(onLanguageChange, currentLanguage));
