import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';

const storageKey = 'preferredLanguage';

/** The language of the last page: this tab's, and that of the page where a sign-in began. */
export const addressKey = 'addressLanguage';

/**
 * The path decides, then the remembered choice, then English; the browser's preferences are ignored. Sign-in and the
 * dashboard have no language in their path: they keep the language of the page that led there.
 */
export function pageLanguage(
  pathLanguage: LanguageCode | undefined,
  { pathname, search }: { pathname: string; search: string } = window.location,
): LanguageCode {
  const kept = /^\/(login|dashboard)\/?$/.test(pathname) ? languageOnTheWay(search) : undefined;
  const language = pathLanguage ?? kept ?? read('localStorage', storageKey) ?? defaultLanguage;
  write('sessionStorage', addressKey, language);
  return language;
}

/**
 * The tab's own language comes first: a choice on the sign-in page doesn't change `returnTo`. A mailed link names the
 * language of its mail, for a browser that knows no other.
 */
function languageOnTheWay(search: string): LanguageCode | undefined {
  const query = new URLSearchParams(search);
  const [, first] = (query.get('returnTo') ?? '').split('/');
  const mailed = query.get('lang');
  return (
    read('sessionStorage', addressKey) ??
    (isLanguageCode(first) ? first : read('localStorage', addressKey)) ??
    (isLanguageCode(mailed) ? mailed : undefined)
  );
}

/** The user's own choice. */
export function rememberLanguage(language: LanguageCode): void {
  write('localStorage', storageKey, language);
  write('sessionStorage', addressKey, language);
  write('localStorage', addressKey, language);
}

function write(place: 'localStorage' | 'sessionStorage', key: string, language: LanguageCode): void {
  try {
    window[place].setItem(key, language);
  } catch {
    // Storage can be full or blocked; the language then lasts as long as the page.
  }
}

function read(place: 'localStorage' | 'sessionStorage', key: string): LanguageCode | undefined {
  try {
    const stored = window[place].getItem(key);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
