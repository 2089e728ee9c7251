import { coerceWeight } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import { totalWeight } from './odds';
import type { RandomSource } from './random-source';

/** The guid of the winner, each active slice with a chance equal to its area; null when none is active. */
export function pickWinner(slices: readonly Slice[], source: RandomSource): string | null {
  const total = totalWeight(slices);
  if (total === 0) return null;
  let remaining = source.below(total);
  for (const slice of slices) {
    if (!slice.active) continue;
    remaining -= coerceWeight(slice.weight);
    if (remaining < 0) return slice.guid;
  }
  return null;
}
