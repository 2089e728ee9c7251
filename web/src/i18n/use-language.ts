import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode, type Language, languageOf } from './languages';

/** The language the page speaks now; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(isLanguageCode(i18n.language) ? i18n.language : defaultLanguage);
}
