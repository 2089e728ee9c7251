import { documentLanguage } from '../i18n/document-language';
import { startI18n } from '../i18n/i18n';
import { pageLanguage } from '../i18n/preferred-language';
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
    // A content wheel's name is of its own language: in another one the address would be unknown after a reload.
    if (routeOf(window.location).kind === 'slug') return;
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathInLanguage(pathname, stored) + search + hash);
  }
}
