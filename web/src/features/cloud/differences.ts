import type { Slice, Wheel } from '../../wheel/document/document';
import { isEqual } from '../../wheel/edits/rebase';

/** The differences between two versions of a wheel that a visitor can see. */
export interface Differences {
  /** Choices that only one version has, by their text. */
  onlyMine: string[];
  onlyTheirs: string[];
  /** Choices that both have, with differences. */
  changed: { mine: string; theirs: string }[];
  isNameOther: boolean;
  /** Look, sound or settings. */
  isLookOther: boolean;
  isOrderOther: boolean;
}

export function differencesOf(mine: Wheel, theirs: Wheel): Differences {
  const [one, other] = [mine, theirs].map(({ slices }) => byGuid(slices)) as [Slices, Slices];
  const both = [...one.keys()].filter((guid) => other.has(guid));
  const otherOrder = [...other.keys()].filter((guid) => one.has(guid));
  return {
    onlyMine: without(one, other),
    onlyTheirs: without(other, one),
    changed: both
      .map((guid) => [one.get(guid), other.get(guid)] as [Slice, Slice])
      .filter(([slice, their]) => !isEqual(slice, their))
      .map(([slice, their]) => ({ mine: slice.text, theirs: their.text })),
    isNameOther: !isEqual(wordsOf(mine), wordsOf(theirs)),
    isLookOther: !isEqual(appearanceOf(mine), appearanceOf(theirs)),
    isOrderOther: both.some((guid, place) => otherOrder[place] !== guid),
  };
}

type Slices = Map<string, Slice>;

const byGuid = (slices: readonly Slice[]): Slices => new Map(slices.map((slice) => [slice.guid, slice]));

const without = (one: Slices, other: Slices): string[] =>
  [...one.values()].filter(({ guid }) => !other.has(guid)).map(({ text }) => text);

const wordsOf = ({ name = '', description = '' }: Wheel) => [name, description];

/** Everything but texts, choices, results and the fields that the cloud adds. */
const appearanceOf = ({ look, spin, audio = {}, effect, pageBackground, unknown }: Wheel) => ({
  look,
  spin,
  audio,
  effect,
  pageBackground,
  unknown: unknown.definition,
});
