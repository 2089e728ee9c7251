import { languageCodes } from '../../web/src/i18n/languages.ts';
import { effectsGenre, genreOrder } from './genre-order.ts';
import type { Recipe } from './recipes.ts';
import type { InEveryLanguage, Texts } from './texts.ts';

const parts = ['name', 'description', 'alt'] as const;

/** Everything wrong with the names and descriptions, as sentences. */
export function textFaults(
  { randomizer, genres, tracks }: Texts,
  recipes: readonly Pick<Recipe, 'guid' | 'genre'>[],
): string[] {
  const order = genres.map(({ guid }) => guid).join();
  const guids = new Set(recipes.map(({ guid }) => guid));
  return [
    ...(order === genreOrder.join()
      ? []
      : ['genres.json: the genres are not those of genre-order.ts in its order']),
    ...faultsIn('randomizer', randomizer, (text) => (text?.includes('{genre}') ? text : undefined)),
    ...genres.flatMap(({ guid, languages }) =>
      parts.flatMap((part) => faultsIn(`${guid}.${part}`, languages, (texts) => texts?.[part])),
    ),
    ...Object.entries(tracks).flatMap(([guid, names]) => faultsIn(guid, names, (name) => name)),
    ...Object.keys(tracks)
      .filter((guid) => !guids.has(guid))
      .map((guid) => `${guid}: there is no such track`),
    ...recipes
      .filter(({ guid, genre }) => genre === effectsGenre && !tracks[guid])
      .map(({ guid }) => `${guid}: the effect has no name in track-names.json`),
  ];
}

function faultsIn<Texts>(
  what: string,
  texts: InEveryLanguage<Texts>,
  pick: (texts: Texts | undefined) => string | undefined,
): string[] {
  const extra = Object.keys(texts).filter((code) => !languageCodes.some((known) => known === code));
  return [
    ...extra.map((code) => `${what}: ${code} is none of the languages`),
    ...languageCodes.flatMap((code) => {
      const text = pick(texts[code]);
      if (!text?.trim()) return [`${what}: ${code} is missing`];
      if (/[<>]|&#?\w+;/.test(text)) return [`${what}: ${code} has markup`];
      return code === 'de-ch' && text.includes('ß') ? [`${what}: de-ch has an ß`] : [];
    }),
  ];
}
