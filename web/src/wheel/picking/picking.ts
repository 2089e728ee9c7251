import type { Slice } from '../document/document';
import { healWeight } from '../document/heal-config';
import { totalWeight } from './odds';
import type { RandomSource } from './random-source';

/** The guid of the winner, each active slice with a chance equal to its area; null when none is active. */
export function pickWinner(slices: readonly Slice[], source: RandomSource): string | null {
  const total = totalWeight(slices);
  if (total === 0) return null;
  let remaining = source.below(total);
  for (const slice of slices) {
    if (!slice.active) continue;
    remaining -= healWeight(slice.weight);
    if (remaining < 0) return slice.guid;
  }
  return null;
}

/**
 * Winners in the order they were drawn, each at most once: in each draw every remaining slice has a chance equal to
 * its share of the remaining weight. As many as requested, or all that are on the wheel.
 */
export function drawMany(slices: readonly Slice[], count: number, source: RandomSource): Slice[] {
  const left = weightsOf(slices.filter((slice) => slice.active));
  const winners: Slice[] = [];
  while (winners.length < count && left.total() > 0) {
    const winner = left.take(source.below(left.total()));
    if (winner) winners.push(winner);
  }
  return winners;
}

/** Sums of weights in a tree, so that a thousand draws from ten thousand don't walk the list a thousand times. */
function weightsOf(slices: readonly Slice[]) {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, slices.length)));
  const sums = new Float64Array(2 * size);
  slices.forEach((slice, index) => {
    sums[size + index] = healWeight(slice.weight);
  });
  for (let node = size - 1; node > 0; node -= 1) sums[node] = at(2 * node) + at(2 * node + 1);

  function at(node: number): number {
    return sums[node] ?? 0;
  }

  return {
    total: () => at(1),
    /** Removes the slice that contains a point of the total. */
    take(point: number): Slice | undefined {
      let node = 1;
      let remaining = point;
      while (node < size) {
        node *= 2;
        if (remaining < at(node)) continue;
        remaining -= at(node);
        node += 1;
      }
      const weight = at(node);
      for (let above = node; above > 0; above >>= 1) sums[above] = at(above) - weight;
      return slices[node - size];
    },
  };
}
