import type { LanguageCode } from './languages';

export const isLoginPage = ({ pathname }: { pathname: string } = window.location) =>
  /^\/login\/?$/.test(pathname);

/** The address of the sign-in page, with the return target. */
export function loginAddress(page: { pathname: string; search: string } = window.location) {
  const { pathname, search } = page;
  if (isLoginPage(page)) return `/login${search}`;
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
}

export const galleryAddress = (language: LanguageCode) => `/${language}/wheels/`;
/** The dashboard; a guest's wheels are in the library of this browser, a dialog beside the wheel. */
export const myWheelsAddress = (language: LanguageCode, isGuest: boolean) =>
  isGuest ? `/${language}/?action=my-wheels` : '/dashboard';
