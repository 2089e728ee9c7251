import { isLanguageCode, type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';

const markup = /[<>]|&#?\w+;/;

/** In French the space before `: ; ? ! »` and after `«` never ends a line. */
export const hasBreakingSpace = (language: LanguageCode, text: string): boolean =>
  language === 'fr' && /\S [:;?!»]|« /.test(text);

/** A rule, whether it holds, and the sentence if it doesn't. */
export type Rule = [holds: boolean, fault: string];

export const broken = (rules: readonly Rule[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, fault]) => fault);

/** The rules for every text of an editor. */
export const textRules = (language: LanguageCode, texts: readonly unknown[]): Rule[] => [
  [
    texts.every((text) => typeof text === 'string' && text.trim() === text && text !== ''),
    'has an empty text',
  ],
  [!texts.some((text) => markup.test(String(text))), 'has markup'],
  [
    !texts.some((text) => hasBreakingSpace(language, String(text))),
    'has a breaking space before a sign; write U+00A0',
  ],
  [language !== 'de-ch' || !texts.some((text) => String(text).includes('ß')), 'has an ß'],
];

/** The faults in each of the nine languages, and unknown languages. */
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
