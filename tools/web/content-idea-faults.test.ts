import { beforeEach, describe, expect, it } from 'vitest';
import { readThemes } from './content-file.ts';
import { type NamedIdea, readContentIdeas } from './content-idea.ts';
import { contentIdeaFaults } from './content-idea-faults.ts';

const themes = await readThemes();
const real = await readContentIdeas();
let ideas: NamedIdea[];
beforeEach(() => {
  ideas = structuredClone(real);
});
const animals = () => {
  const found = ideas.find(({ file }) => file === 'animals');
  if (!found) throw new Error('No topic animals');
  return found.idea;
};
const faults = () => contentIdeaFaults(ideas, themes);

it('finds nothing wrong with the topics that are there', () => {
  expect(faults()).toEqual([]);
});

it('finds too few topics', () => {
  ideas = ideas.slice(0, 399);
  expect(faults()).toEqual(['there are 399 topics instead of 400']);
});

describe('a fault', () => {
  const mistakes: [string, () => void, string][] = [
    ['a missing language', () => Reflect.deleteProperty(animals().languages, 'nl'), 'animals: nl is missing'],
    [
      'a tenth language',
      () => Object.assign(animals().languages, { xx: {} }),
      'animals: xx is none of the languages',
    ],
    [
      'another id than the file has',
      () => Object.assign(animals(), { id: 'beasts' }),
      'animals: its id is not the name of its file',
    ],
    ['no category', () => Object.assign(animals(), { category: '' }), 'animals: it has no category'],
    [
      'an unknown effect',
      () => Object.assign(animals(), { 'result-effect': 'thunder' }),
      'animals: there is no effect thunder',
    ],
    [
      'an unknown theme',
      () => Object.assign(animals(), { 'wheel-theme': 'none' }),
      'animals: there is no theme none',
    ],
    [
      'a palette of another theme',
      () => Object.assign(animals(), { 'wheel-palette': 'Boardroom' }),
      'animals: its theme has no palette Boardroom',
    ],
    [
      'too few choices',
      () => animals().languages.de.choices.splice(19),
      'animals: de has fewer than 20 choices',
    ],
    [
      'too many choices',
      () =>
        animals().languages.de.choices.push(...Array.from({ length: 100 }, (_, place) => `Tier ${place}`)),
      'animals: de has more than 100 choices',
    ],
    [
      'a choice twice, whatever its case',
      () => animals().languages.fr.choices.splice(0, 2, 'Lion', 'LION'),
      'animals: fr has a choice twice: LION',
    ],
    [
      'a word twice',
      () => animals().languages.fr.words.splice(0, 2, 'zoo', 'zoo'),
      'animals: fr has a word twice: zoo',
    ],
    ['no words', () => animals().languages.it.words.splice(0), 'animals: it has no words to be found by'],
    [
      'a long choice',
      () => animals().languages.it.choices.splice(0, 1, 'x'.repeat(41)),
      `animals: it has a choice of over 40 characters: ${'x'.repeat(41)}`,
    ],
    [
      'a long name',
      () => Object.assign(animals().languages.it, { name: 'x'.repeat(41) }),
      'animals: it has a name of over 40 characters',
    ],
    [
      'an empty choice',
      () => animals().languages.es.choices.splice(0, 1, ' '),
      'animals: es has an empty text',
    ],
    ['markup', () => animals().languages.es.choices.splice(0, 1, '<b>León</b>'), 'animals: es has markup'],
    [
      'an ß in Switzerland',
      () => animals().languages['de-ch'].words.splice(0, 1, 'groß'),
      'animals: de-ch has an ß',
    ],
  ];
  it.each(mistakes)('is found: %s', (_, make, fault) => {
    make();
    expect(faults()).toContain(fault);
  });
});
