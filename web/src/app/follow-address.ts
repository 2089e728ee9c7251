import { changeLanguage } from '../i18n/i18n';
import { pageLanguage } from '../i18n/preferred-language';
import { routeOf } from './routes';

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
