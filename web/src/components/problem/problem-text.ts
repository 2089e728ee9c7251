import { type Problem, problemOf } from '../../api/problem';
import { currentLanguage } from '../../i18n/i18n';
import type { FullKey, Values } from '../../i18n/keys';
import { loadedSection, type Sections } from '../../i18n/sections';
import { translate } from '../../i18n/translate';

/** The sections that have words of their own for problems. */
type ProblemSection = {
  [Name in keyof Sections]: Sections[Name] extends { problem: object } ? Name : never;
}[keyof Sections];

/** The more general problem whose words stand in for those that are missing. */
const broader: Partial<Record<string, Problem>> = {
  tooOften: 'busy',
  tooLarge: 'invalid',
  wrongType: 'invalid',
  broken: 'invalid',
};

/**
 * Why something failed, in the page's language: the words of the part that tried it, or else the words that all parts
 * share. Takes the error or the problem made from it. The part's texts must be loaded.
 */
export function problemText(problem: unknown, section: ProblemSection, values?: Values): string {
  const kind = typeof problem === 'string' ? problem : problemOf(problem);
  const kinds = [kind, broader[kind] ?? kind];
  const places = [section, 'common'] as const;
  const candidates = [
    ...places.flatMap((place) => kinds.map((each) => [place, each] as const)),
    [section, 'other'] as const,
  ];
  const [place, name] = candidates.find((candidate) => hasWords(...candidate)) ?? ['common', 'other'];
  return translate(`${place}:problem.${name}` as FullKey, values);
}

function hasWords(section: ProblemSection, kind: string): boolean {
  const texts = loadedSection(currentLanguage(), section) as Sections[ProblemSection] | undefined;
  return texts !== undefined && Object.hasOwn(texts.problem, kind);
}
