import { coerceWeight } from '../../../wheel/document/coerce-wheel';
import type { Slice } from '../../../wheel/document/document';
import { paletteNameOf } from '../../../wheel/document/palette';
import { changeFields, type Edit } from '../../../wheel/edits/edits';
import { mostChoices, type NewChoice, newSlice, sameTextKey } from '../../../wheel/edits/list-edits';
import { isPrize } from '../../../wheel/picking/prizes';

/** What a list has that the wheel hasn't, and the other way round. */
export interface ListChanges {
  added: NewChoice[];
  gone: Slice[];
  /** New weights of choices that stay, by their guid. */
  weights: ReadonlyMap<string, number>;
}

/** Prizes and people who joined a room lie on the wheel as well, and are no part of its list. */
export function slicesOfList(slices: readonly Slice[], joined: readonly string[]): Slice[] {
  const people = new Set(joined);
  return slices.filter((slice) => !isPrize(slice) && !people.has(slice.guid));
}

/** Equal texts are told apart by how many there are. */
export function listChanges(slices: readonly Slice[], choices: readonly NewChoice[]): ListChanges {
  const waiting = new Map<string, NewChoice[]>();
  const listed = choices.slice(0, mostChoices);
  for (const choice of listed) {
    const key = sameTextKey(choice.text);
    const same = waiting.get(key);
    if (same) same.push(choice);
    else waiting.set(key, [choice]);
  }
  const gone: Slice[] = [];
  const weights = new Map<string, number>();
  const taken = new Set<NewChoice>();
  for (const slice of slices) {
    const match = waiting.get(sameTextKey(slice.text))?.shift();
    if (!match) {
      gone.push(slice);
      continue;
    }
    taken.add(match);
    if (match.weight === undefined) continue;
    const weight = coerceWeight(match.weight);
    if (weight !== slice.weight) weights.set(slice.guid, weight);
  }
  return { added: listed.filter((choice) => !taken.has(choice)), gone, weights };
}

/** Choices that stay keep their place, their colour and their wins; new ones come last. */
export const takeChanges = ({ added, gone, weights }: ListChanges): Edit => {
  const leaving = new Set(gone.map(({ guid }) => guid));
  return changeFields(({ slices, look }) => {
    const kept = slices
      .filter(({ guid }) => !leaving.has(guid))
      .map((slice) => ({ ...slice, weight: weights.get(slice.guid) ?? slice.weight }));
    const room = Math.max(0, mostChoices - kept.length);
    const palette = paletteNameOf(look);
    return {
      slices: [
        ...kept,
        ...added.slice(0, room).map((choice, place) => newSlice(choice, kept.length + place, palette)),
      ],
    };
  });
};
