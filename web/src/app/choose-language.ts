import { documentLanguage } from '../i18n/document-language';
import { changeLanguage, startI18n } from '../i18n/i18n';
import type { LanguageCode } from '../i18n/languages';
import { pageLanguage, rememberLanguage } from '../i18n/preferred-language';
import { pathInLanguage, routeOf } from './routes';

/**
 * Starts in the language of the address. Without a network only the languages seen before are stored: the page that
 * stands in for another one is in one of them, and starts in that.
 */
export async function startLanguage(): Promise<void> {
  const asked = pageLanguage(routeOf(window.location).pathLanguage);
  try {
    await startI18n(asked);
  } catch (error) {
    const stored = documentLanguage();
    if (!stored || stored === asked) throw error;
    await startI18n(stored);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathInLanguage(pathname, stored) + search + hash);
  }
}

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
