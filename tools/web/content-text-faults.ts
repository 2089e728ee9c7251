import { isLanguageCode, type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';

const markup = /[<>]|&#?\w+;/;

/** A rule that holds or does not, and what is wrong when it does not. */
export type Rule = [holds: boolean, fault: string];

export const broken = (rules: readonly Rule[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, fault]) => fault);

/** What every text that editors write in a language must keep to. */
export const textRules = (language: LanguageCode, texts: readonly unknown[]): Rule[] => [
  [
    texts.every((text) => typeof text === 'string' && text.trim() === text && text !== ''),
    'has an empty text',
  ],
  [!texts.some((text) => markup.test(String(text))), 'has markup'],
  [language !== 'de-ch' || !texts.some((text) => String(text).includes('ß')), 'has an ß'],
];

/** What is wrong in each of the nine languages, and languages that are none of them. */
export function languageFaults(
  languages: Partial<Record<LanguageCode, object>> = {},
  faultsIn: (language: LanguageCode) => string[],
): string[] {
  const unknown = Object.keys(languages).filter((language) => !isLanguageCode(language));
  return [
    ...unknown.map((language) => `${language} is none of the languages`),
    ...languageCodes.flatMap((language) => {
      const faults = languages[language] ? faultsIn(language) : ['is missing'];
      return faults.map((fault) => `${language} ${fault}`);
    }),
  ];
}
