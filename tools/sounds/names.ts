import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { randomizerOf } from './manifest.ts';
import type { Recipe } from './recipes.ts';
import type { Texts } from './texts.ts';

/** The texts of the library in one language, as the page gets them. */
export interface Names {
  genres: Record<string, { name: string; description: string; alt: string }>;
  tracks: Record<string, string>;
}

export function namesIn(
  language: LanguageCode,
  { randomizer, genres, tracks }: Texts,
  recipes: readonly Pick<Recipe, 'guid' | 'title'>[],
): Names {
  const names: Names = { genres: {}, tracks: {} };
  for (const { guid, languages } of genres) {
    const { name, description, alt } = languages[language];
    names.genres[guid] = { name, description, alt };
    names.tracks[randomizerOf(guid).guid] = randomizer[language].replace('{genre}', name);
  }
  for (const { guid, title } of recipes) names.tracks[guid] = tracks[guid]?.[language] ?? title;
  return names;
}
