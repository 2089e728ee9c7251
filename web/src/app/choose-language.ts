import { changeLanguage } from '../i18n/i18n';
import type { LanguageCode } from '../i18n/languages';
import { pageLanguage, rememberLanguage } from '../i18n/preferred-language';
import { pathInLanguage, routeOf } from './routes';

/**
 * Applies the user's choice of language at once, remembers it, and writes it into the address if the address has a
 * language.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  if (!(await changeLanguage(language))) return;
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  const path = pathInLanguage(pathname, language);
  if (path !== pathname) window.history.pushState(null, '', path + search + hash);
}

/** Follows the language of the address when the visitor goes back or forward. Returns how to stop. */
export function followAddress(): () => void {
  const follow = () => {
    changeLanguage(pageLanguage(routeOf(window.location).pathLanguage)).catch((error: unknown) =>
      console.error('The language of this address could not be loaded.', error),
    );
  };
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
}
