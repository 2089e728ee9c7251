import { currentLanguage } from '../../i18n/i18n';

/** Where a draw can be checked. */
export const verifyAddress = (spinId: string, language = currentLanguage()): string =>
  `/${language}/verify/${encodeURIComponent(spinId)}`;

export function drawInAddress(pathname: string): string {
  const last = pathname.split('/').filter(Boolean)[2] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
