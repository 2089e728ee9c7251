import type { Slice } from './document';
import { changeDefinition, type Edit } from './edits';
import type { RandomSource } from './random-source';

/** Puts a slice at another place of the list, counted from nought; a place beyond an end is that end. */
export const moveSlice = (guid: string, place: number): Edit =>
  changeDefinition(({ slices }) => {
    const from = slices.findIndex((slice) => slice.guid === guid);
    const moved = slices[from];
    if (!moved) return {};
    return { slices: slices.toSpliced(from, 1).toSpliced(Math.max(0, place), 0, moved) };
  });

/** Equal texts keep their order. */
export const sortSlices = (compare: (one: string, other: string) => number): Edit =>
  changeDefinition(({ slices }) => ({
    slices: slices.toSorted((one, other) => compare(one.text, other.text)),
  }));

/** Every order is equally likely. */
export const shuffleSlices = (source: RandomSource): Edit =>
  changeDefinition(({ slices }) => ({ slices: shuffled(slices, source) }));

function shuffled(slices: readonly Slice[], source: RandomSource): Slice[] {
  const order = [...slices];
  for (let open = order.length; open > 1; open -= 1) {
    const drawn = source.below(open);
    const last = order[open - 1] as Slice;
    order[open - 1] = order[drawn] as Slice;
    order[drawn] = last;
  }
  return order;
}
