import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import type { LegalTexts, NamedLegal } from './content-legal.ts';
import { broken, languageFaults, textRules } from './content-text-faults.ts';

const expected = 'help and privacy and schools and terms';
const places = /\{\{(?:operator|contact)\}\}/g;

/** Everything wrong with the pages of `content/legal`, as sentences. Every language has as many paragraphs as English. */
export function contentLegalFaults(pages: readonly NamedLegal[]): string[] {
  const names = pages.map(({ file }) => file).join(' and ');
  return [
    ...broken([[names === expected, `there is ${names} instead of ${expected}`]]),
    ...pages.flatMap(({ file, languages }) =>
      languageFaults(languages, (language) =>
        faultsIn(languages[language], languages.en ?? languages[language], language),
      ).map((fault) => `${file}: ${fault}`),
    ),
  ];
}

function faultsIn(texts: LegalTexts, english: LegalTexts, language: LanguageCode): string[] {
  const { title, intro, noContact, sections = [] } = texts;
  const paragraphs = sections.flatMap((section) => section.paragraphs ?? []);
  const strange = paragraphs.find((paragraph) => paragraph.replaceAll(places, '').includes('{{'));
  return broken([
    ...textRules(language, [
      title,
      intro,
      noContact,
      ...sections.map(({ heading }) => heading),
      ...paragraphs,
    ]),
    [shapeOf(texts) === shapeOf(english), 'has other sections, paragraphs or places than English'],
    [strange === undefined, `has double braces that are no place: ${strange}`],
  ]);
}

/** The number of paragraphs of each section, and the operator's placeholders in it. */
const shapeOf = ({ sections = [] }: LegalTexts) =>
  JSON.stringify(
    sections.map(({ paragraphs = [] }) => paragraphs.map((text) => (text.match(places) ?? []).sort())),
  );
