import { formatMessage, pluralForm } from '../i18n/format-message';
import type { Values } from '../i18n/keys';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages';

type Texts = typeof import('../i18n/locales/en/overlay.json');
type Key = keyof Texts extends infer Name
  ? Name extends `${infer Short}_${'one' | 'other'}`
    ? Short
    : Name
  : never;

export interface Say {
  (key: Key, values?: Values): string;
  language: LanguageCode;
}

const modules = import.meta.glob<Texts>('../i18n/locales/*/overlay.json', { import: 'default' });

/** The overlay's own texts: it needs none of the page's, and starts without them. */
export async function loadTexts(wanted: string): Promise<Say> {
  const language = isLanguageCode(wanted) ? wanted : defaultLanguage;
  const texts = (await modules[`../i18n/locales/${language}/overlay.json`]?.()) as Record<string, string>;
  const say = (key: Key, values: Values = {}): string => {
    const form = values.count === undefined ? key : `${key}_${pluralForm(language, values.count)}`;
    return formatMessage(texts[form] ?? texts[key] ?? key, values, language);
  };
  return Object.assign(say, { language });
}
