import type { Slice } from '../document/document';
import { healWeight } from '../document/heal-config';
import { totalWeight } from './odds';
import type { RandomSource } from './random-source';
import { weightTree } from './weight-tree';

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
  const active = slices.filter((slice) => slice.active);
  const left = weightTree(active.map(({ weight }) => healWeight(weight)));
  const winners: Slice[] = [];
  while (winners.length < count && left.total() > 0) {
    const winner = active[left.take(source.below(left.total()))];
    if (winner) winners.push(winner);
  }
  return winners;
}
