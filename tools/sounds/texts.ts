import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { soundsFolder } from './library.ts';

interface GenreTexts {
  name: string;
  description: string;
  /** What the thumbnail shows. */
  alt: string;
}
export type InEveryLanguage<Text> = Record<LanguageCode, Text>;

interface Genre {
  guid: string;
  languages: InEveryLanguage<GenreTexts>;
}

export interface Texts {
  /** The name of every randomizer, with the place {genre}. */
  randomizer: InEveryLanguage<string>;
  genres: Genre[];
  /** Effects, and melodies that have a name of their own in each language; other tracks keep their title. */
  tracks: Record<string, InEveryLanguage<string>>;
}

export async function readTexts(): Promise<Texts> {
  return { ...(await readJson('genres.json')), tracks: await readJson('track-names.json') };
}

async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(join(soundsFolder, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
