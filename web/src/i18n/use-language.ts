import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode, type Language, languageOf } from './languages';

/** The page's current language; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(isLanguageCode(i18n.language) ? i18n.language : defaultLanguage);
}
