export const languageCodes = ['en', 'en-au', 'de', 'de-ch', 'nl', 'fr', 'es', 'pt', 'it'] as const;

export type LanguageCode = (typeof languageCodes)[number];

export interface Language {
  code: LanguageCode;
  name: string;
  nativeName: string;
  /** For Intl, `<html lang>` and screen readers. */
  locale: string;
  dir: 'ltr' | 'rtl';
  flag: string;
}

export const defaultLanguage: LanguageCode = 'en';

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', nativeName: 'English', locale: 'en-US', dir: 'ltr', flag: '🇺🇸' },
  {
    code: 'en-au',
    name: 'English (Australia)',
    nativeName: 'English (Australia)',
    locale: 'en-AU',
    dir: 'ltr',
    flag: '🇦🇺',
  },
  { code: 'de', name: 'German', nativeName: 'Deutsch', locale: 'de-DE', dir: 'ltr', flag: '🇩🇪' },
  {
    code: 'de-ch',
    name: 'German (Switzerland)',
    nativeName: 'Deutsch (Schweiz)',
    locale: 'de-CH',
    dir: 'ltr',
    flag: '🇨🇭',
  },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', locale: 'nl-NL', dir: 'ltr', flag: '🇳🇱' },
  { code: 'fr', name: 'French', nativeName: 'Français', locale: 'fr-FR', dir: 'ltr', flag: '🇫🇷' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', locale: 'es-ES', dir: 'ltr', flag: '🇪🇸' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', locale: 'pt-PT', dir: 'ltr', flag: '🇵🇹' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', locale: 'it-IT', dir: 'ltr', flag: '🇮🇹' },
];

export const isLanguageCode = (text: string | null | undefined): text is LanguageCode =>
  languageCodes.some((code) => code === text);

export function languageOf(code: LanguageCode): Language {
  const language = languages.find((entry) => entry.code === code);
  if (!language) throw new Error(`No language entry for ${code}`);
  return language;
}
