import { languages } from '../../web/src/i18n/languages.ts';
import { readFolder, readingFolder } from './content-file.ts';

/** A file of `content/reading/`: the words by which the server reads sentences of one language. */
type ContentReading = Record<string, unknown>;

export interface NamedReading {
  file: string;
  reading: ContentReading;
}

export async function readContentReadings(): Promise<NamedReading[]> {
  const files = await readFolder<ContentReading>(readingFolder);
  return files.map(({ file, content }) => ({ file, reading: content }));
}

/** Everything wrong with the reading words, as sentences: a missing language, or a kind of words that others have. */
export function readingFaults(readings: readonly NamedReading[]): string[] {
  const kinds = new Set(readings.flatMap(({ reading }) => Object.keys(reading)));
  const spoken = new Set(languages.map(({ code }) => code.split('-')[0] ?? code));
  const missing = [...spoken].filter((code) => !readings.some(({ file }) => file === code));
  return [
    ...missing.map((code) => `reading: there are no words for ${code}`),
    ...readings.flatMap(({ file, reading }) => [
      ...(reading.language === file ? [] : [`reading/${file}: its language is not the name of its file`]),
      ...[...kinds]
        .filter((kind) => !hasWords(reading[kind]))
        .map((kind) => `reading/${file}: it has no ${kind}`),
    ]),
  ];
}

const hasWords = (words: unknown): boolean =>
  typeof words === 'string' || (typeof words === 'object' && words !== null && Object.keys(words).length > 0);
