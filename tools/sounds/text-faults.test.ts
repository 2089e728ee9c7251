import { beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { namesIn } from './names.ts';
import { allRecipes } from './recipes.ts';
import { textFaults } from './text-faults.ts';
import { readTexts, type Texts } from './texts.ts';

const recipes = await allRecipes();
const real = await readTexts();
let texts: Texts;
beforeEach(() => {
  texts = structuredClone(real);
});
const pop = () => texts.genres.find(({ guid }) => guid === 'pop')?.languages;

it('finds nothing wrong with the texts that are there', () => {
  expect(textFaults(texts, recipes)).toEqual([]);
});

describe('a fault', () => {
  const mistakes: [string, () => void, string][] = [
    ['a missing language', () => Reflect.deleteProperty(pop() ?? {}, 'nl'), 'pop.name: nl is missing'],
    [
      'a tenth language',
      () => Object.assign(pop() ?? {}, { xx: {} }),
      'pop.alt: xx is none of the languages',
    ],
    [
      'an empty text',
      () => Object.assign(pop()?.fr ?? {}, { description: ' ' }),
      'pop.description: fr is missing',
    ],
    ['markup', () => Object.assign(pop()?.it ?? {}, { name: '<b>Pop</b>' }), 'pop.name: it has markup'],
    [
      'an ß in Switzerland',
      () => Object.assign(pop()?.['de-ch'] ?? {}, { name: 'Groß' }),
      'pop.name: de-ch has an ß',
    ],
    [
      'a randomizer without its place',
      () => Object.assign(texts.randomizer, { es: 'Al azar' }),
      'randomizer: es is missing',
    ],
    [
      'another order',
      () => texts.genres.reverse(),
      'genres.json: the genres are not those of genre-order.ts in its order',
    ],
    [
      'an effect without a name',
      () => Reflect.deleteProperty(texts.tracks, 'bell'),
      'bell: the effect has no name in track-names.json',
    ],
    [
      'a name of nothing',
      () => Object.assign(texts.tracks, { gone: texts.tracks.bell }),
      'gone: there is no such track',
    ],
  ];
  it.each(mistakes)('is found: %s', (_what, mistake, sentence) => {
    mistake();
    expect(textFaults(texts, recipes)).toContain(sentence);
  });
});

describe('what the page gets', () => {
  it('is one language with a name for every track', () => {
    const german = namesIn('de', texts, recipes);
    expect(german.tracks['randomize-pop']).toBe('Überrasch mich: Pop');
    expect(german.tracks['blue-danube']).toBe('An der schönen blauen Donau');
    expect(german.tracks['sunny-side']).toBe('Sunny Side');
    expect(german.genres.polka?.description).toContain('Akkordeon');
  });

  it('has the same keys in all languages', () => {
    const keys = languageCodes.map((code) => Object.keys(namesIn(code, texts, recipes).tracks).join());
    expect(new Set(keys).size).toBe(1);
  });
});
