import { currentLanguage } from './i18n';
import type { LanguageCode } from './languages';

export const isLoginPage = ({ pathname }: { pathname: string } = window.location) =>
  /^\/login\/?$/.test(pathname);

/** The address of the sign-in page, with the return target. */
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
export const fairnessAddress = (language: LanguageCode) => `/${language}/fairness/`;
export const galleryAddress = (language: LanguageCode) => `/${language}/wheels/`;
export const newWheelAddress = (language: LanguageCode) => `/${language}/?action=new-wheel`;
/** The dashboard; a guest's wheels are in the library of this browser, a dialog beside the wheel. */
export const myWheelsAddress = (language: LanguageCode, isGuest: boolean) =>
  isGuest ? `/${language}/?action=my-wheels` : '/dashboard';
export const feedbackAddress = (language: LanguageCode) => `/${language}/feedback/`;

/** The address where a draw can be verified. The salt of private texts is in the fragment, which no server receives. */
export const verifyAddress = (spinId: string, language = currentLanguage(), salt?: string | null): string =>
  `/${language}/verify/${encodeURIComponent(spinId)}${salt ? `#salt=${encodeURIComponent(salt)}` : ''}`;
