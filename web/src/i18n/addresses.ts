import { currentLanguage } from './i18n';
import type { LanguageCode } from './languages';

export const isLoginPage = ({ pathname }: { pathname: string } = window.location) =>
  /^\/login\/?$/.test(pathname);

/** The sign-in page, told where the visitor wants to come back to. */
export function loginAddress(page: { pathname: string; search: string } = window.location) {
  const { pathname, search } = page;
  if (isLoginPage(page)) return `/login${search}`;
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
}

export const accountAddress = (language: LanguageCode) => `/${language}/account/`;
export const upgradeAddress = (language: LanguageCode) => `/${language}/upgrade/`;
export const moderationAddress = (language: LanguageCode) => `/${language}/moderation/`;
export const reportsAddress = (language: LanguageCode) => `${moderationAddress(language)}?view=reports`;
export const figuresAddress = (language: LanguageCode) => `/${language}/figures/`;
export const feedbackAddress = (language: LanguageCode) => `/${language}/feedback/`;

/** Where a draw can be checked. The salt of private texts stays behind the hash: no server gets to see it. */
export const verifyAddress = (spinId: string, language = currentLanguage(), salt?: string | null): string =>
  `/${language}/verify/${encodeURIComponent(spinId)}${salt ? `#salt=${encodeURIComponent(salt)}` : ''}`;
