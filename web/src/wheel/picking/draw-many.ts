import { coerceWeight } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import type { RandomSource } from './random-source';
import { weightTree } from './weight-tree';

/** The slices of these guids in their order. One that is missing is shown without a text: it keeps its place. */
export function slicesDrawn(slices: readonly Slice[], guids: readonly string[]): Slice[] {
  const known = new Map(slices.map((slice) => [slice.guid, slice]));
  return guids.map((guid) => known.get(guid) ?? { guid, text: '', active: true, weight: 1 });
}

/**
 * Winners in the order they were drawn, each at most once: in each draw every remaining slice has a chance equal to
 * its share of the remaining weight. As many as requested, or all that are on the wheel.
 */
export function drawMany(slices: readonly Slice[], count: number, source: RandomSource): Slice[] {
  const active = slices.filter((slice) => slice.active);
  const left = weightTree(active.map(({ weight }) => coerceWeight(weight)));
  const winners: Slice[] = [];
  while (winners.length < count && left.total() > 0) {
    const winner = active[left.take(source.below(left.total()))];
    if (winner) winners.push(winner);
  }
  return winners;
}
