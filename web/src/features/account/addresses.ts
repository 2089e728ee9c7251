import type { LanguageCode } from '../../i18n/languages';

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
