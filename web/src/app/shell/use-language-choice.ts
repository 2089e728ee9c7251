import { notify } from '../../components/toasts/notify';
import { isLanguageCode, languageOf, languages } from '../../i18n/languages';
import { useTranslation } from '../../i18n/use-translation';

export const languageOptions = languages.map(({ code, nativeName, locale }) => ({
  value: code as string,
  label: nativeName,
  lang: locale,
}));

/** Changes the page's language, and shows an error when that fails. */
export function useLanguageChoice(): (chosen: string) => Promise<void> {
  const { t } = useTranslation('errors');
  return async (chosen) => {
    if (!isLanguageCode(chosen)) return;
    try {
      await (await import('../choose-language')).chooseLanguage(chosen);
    } catch (error) {
      console.error(`The language ${chosen} could not be loaded.`, error);
      notify('error', t('language', { name: languageOf(chosen).nativeName }));
    }
  };
}
