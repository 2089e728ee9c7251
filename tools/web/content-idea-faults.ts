import { isEffectName } from '../../web/src/effects/effect-names.ts';
import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { paletteNamed, type Themes } from './content-file.ts';
import type { ContentIdea, IdeaTexts, NamedIdea } from './content-idea.ts';
import { broken, languageFaults, textRules } from './content-text-faults.ts';

const leastTopics = 400;
const topicSize = { least: 20, most: 100 };
/** Yes or no; the periodic table. */
const setSize = { least: 2, most: 118 };
/** Longer ones don't fit on a narrow slice. */
const longestChoice = 40;
const longestName = 40;

/** Everything wrong with the topics of the built-in ideas, as sentences. */
export function contentIdeaFaults(ideas: readonly NamedIdea[], themes: Themes): string[] {
  return [
    ...broken([[ideas.length >= leastTopics, `there are ${ideas.length} topics instead of ${leastTopics}`]]),
    ...faultsOfEach(ideas, themes, topicSize),
  ];
}

/** Everything wrong with the well-known sets, as sentences. */
export const contentSetFaults = (sets: readonly NamedIdea[], themes: Themes): string[] =>
  faultsOfEach(sets, themes, setSize);

interface Size {
  least: number;
  most: number;
}

function faultsOfEach(ideas: readonly NamedIdea[], themes: Themes, size: Size): string[] {
  return ideas.flatMap(({ file, idea }) =>
    [
      ...topicFaults(file, idea, themes),
      ...languageFaults(idea.languages, (language) => faultsIn(idea.languages[language], language, size)),
    ].map((fault) => `${file}: ${fault}`),
  );
}

function topicFaults(file: string, idea: ContentIdea, themes: Themes): string[] {
  return broken([
    [idea.id === file, 'its id is not the name of its file'],
    [Boolean(idea.category), 'it has no category'],
    [isEffectName(idea['result-effect']), `there is no effect ${idea['result-effect']}`],
    [Object.hasOwn(themes, idea['wheel-theme'] ?? ''), `there is no theme ${idea['wheel-theme']}`],
    [
      paletteNamed(themes, idea['wheel-theme'], idea['wheel-palette']) !== undefined,
      `its theme has no palette ${idea['wheel-palette']}`,
    ],
  ]);
}

function faultsIn(
  { name, words = [], choices = [] }: IdeaTexts,
  language: LanguageCode,
  { least, most }: Size,
): string[] {
  const long = choices.find((choice) => [...choice].length > longestChoice);
  const twice = (texts: readonly string[]) =>
    texts.find((text, place) => texts.findIndex((each) => alike(each, text)) < place);
  return broken([
    ...textRules(language, [name, ...words, ...choices]),
    [words.length > 0, 'has no words to be found by'],
    [choices.length >= least, `has fewer than ${least} choices`],
    [choices.length <= most, `has more than ${most} choices`],
    [long === undefined, `has a choice of over ${longestChoice} characters: ${long}`],
    [[...(name ?? '')].length <= longestName, `has a name of over ${longestName} characters`],
    [twice(choices) === undefined, `has a choice twice: ${twice(choices)}`],
    [twice(words) === undefined, `has a word twice: ${twice(words)}`],
  ]);
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
