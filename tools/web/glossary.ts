import type { LanguageCode } from '../../web/src/i18n/languages.ts';

interface Banned {
  word: RegExp;
  /** What the product says instead. */
  say: string;
}

const swiss: Banned[] = [{ word: /noch einmal/i, say: 'nochmals' }];
const german: Banned[] = [
  { word: /\bGewinne[ns]?\b/, say: 'Treffer' },
  { word: /\b(?:Töne|Klänge)\b/, say: 'Sounds' },
  { word: /\bSprachmodell/, say: 'KI' },
];

/** Words that a language doesn't use for a thing of the product: one word per thing (docs/voice.md). */
const banned: Partial<Record<LanguageCode, Banned[]>> = {
  en: [{ word: /\bwhoever\b/i, say: 'anyone who' }],
  'en-au': [{ word: /\bwhoever\b/i, say: 'anyone who' }],
  de: german,
  'de-ch': [...german, ...swiss],
  nl: [
    { word: /\braden\b/i, say: 'raderen' },
    { word: /\bwinst(?:en)?\b/i, say: 'gewonnen' },
    { word: /het mijne/i, say: 'mijn kopie' },
  ],
  fr: [
    { word: /\b(?:votre|vos|vous)\b/i, say: 'ton, tes, tu' },
    { word: /comme le mien/i, say: 'ma copie' },
  ],
  es: [{ word: /en directo/i, say: 'en vivo' }],
  pt: [
    { word: /\broletas?\b/i, say: 'roda' },
    { word: /\bvocê\b/i, say: 'tu' },
    { word: /\boutra vez\b/i, say: 'de novo' },
  ],
  it: [{ word: /dal vivo/i, say: 'in diretta' }],
};

/** The banned words of a text, as sentences. */
export const bannedWords = (text: string, language: LanguageCode): string[] =>
  (banned[language] ?? []).flatMap(({ word, say }) => {
    const found = word.exec(text);
    return found ? [`says “${found[0]}”; the product’s word is “${say}”`] : [];
  });
