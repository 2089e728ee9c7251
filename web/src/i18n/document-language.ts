import i18next from 'i18next';
import { useEffect } from 'react';
import { currentLanguage } from './i18n';
import { languageOf } from './languages';

/** The browser's tab, search engines and screen readers hear the page's language from the document. */
export function applyLanguageToDocument(): void {
  const { locale, dir } = languageOf(currentLanguage());
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  document.title = i18next.t('page:title');
  document.querySelector('meta[name="description"]')?.setAttribute('content', i18next.t('page:description'));
}

/** What the browser's tab says on a page of its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wheelwright`;
  }, [title]);
}
