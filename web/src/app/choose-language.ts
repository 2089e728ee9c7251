import { changeLanguage } from '../i18n/i18n';
import type { LanguageCode } from '../i18n/languages';
import { rememberLanguage } from '../i18n/preferred-language';
import { pathInLanguage, routeOf } from './routes';

/**
 * Applies the user's choice of language at once, remembers it, and writes it into the address if the address has a
 * language.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  if (!(await changeLanguage(language))) return;
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  const path = contentWheelPath(language) ?? pathInLanguage(pathname, language);
  if (path !== pathname) window.history.pushState(null, '', path + search + hash);
}

/**
 * The path of this page's content wheel in another language. Its slug is translated, so that the old one would be
 * unknown after a reload; the server lists all of them in the page's head.
 */
function contentWheelPath(language: LanguageCode): string | undefined {
  if (routeOf(window.location).kind !== 'slug') return undefined;
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}" i]`);
  return link ? new URL(link.href).pathname : undefined;
}
