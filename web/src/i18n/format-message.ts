import type { Values } from './keys';
import { type LanguageCode, languageOf } from './languages';

/** `{{name}}` as it is, `{{count, number}}` with the digits of the language. */
const place = /\{\{(\w+)(, number)?\}\}/g;

/** Creating a format costs a hundred times as much as using it. */
const numbers = new Map<LanguageCode, Intl.NumberFormat>();
const plurals = new Map<LanguageCode, Intl.PluralRules>();

/** Written alike in all our languages. A format would make the page start later. */
const isShort = /^\d{0,3}$/;

/** Fills the places of a text. A filled-in value is never searched for places: visitors type some of them. */
export const formatMessage = (message: string, values: Values, language: LanguageCode): string =>
  message.replace(place, (_place, name: string, asNumber?: string) => {
    const text = `${values[name] ?? ''}`;
    return !asNumber || isShort.test(text) ? text : numberFormat(language).format(Number(text));
  });

/** Which of its plural forms a language uses with a number. */
export function pluralForm(language: LanguageCode, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(languageOf(language).locale);
  plurals.set(language, rules);
  return rules.select(count);
}

function numberFormat(language: LanguageCode): Intl.NumberFormat {
  const format = numbers.get(language) ?? new Intl.NumberFormat(languageOf(language).locale);
  numbers.set(language, format);
  return format;
}
