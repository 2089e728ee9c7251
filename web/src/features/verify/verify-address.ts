import { currentLanguage } from '../../i18n/i18n';

/** Where a draw can be checked. The salt of private texts stays behind the hash: no server gets to see it. */
export const verifyAddress = (spinId: string, language = currentLanguage(), salt?: string | null): string =>
  `/${language}/verify/${encodeURIComponent(spinId)}${salt ? `#salt=${encodeURIComponent(salt)}` : ''}`;

export const saltInAddress = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('salt');

export function drawInAddress(pathname: string): string {
  const last = pathname.split('/').filter(Boolean)[2] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
