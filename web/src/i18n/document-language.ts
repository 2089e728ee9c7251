import { useEffect } from 'react';
import { currentLanguage } from './i18n';
import { type LanguageCode, languageOf, languages } from './languages';
import { translate } from './translate';

/** The language of the page as the server wrote it. */
export const documentLanguage = (): LanguageCode | undefined =>
  languages.find(({ locale }) => locale === document.documentElement.lang)?.code;

/** Tells the browser's tab, search engines and screen readers the page's language. */
export function applyLanguageToDocument(): void {
  const { locale, dir } = languageOf(currentLanguage());
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  document.title = translate('page:title');
  document.querySelector('meta[name="description"]')?.setAttribute('content', translate('page:description'));
}

/** Sets the title of the browser's tab on a page without a wheel. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wheelwright`;
  }, [title]);
}
