import type { Slice } from './document';
import { healWeight } from './heal-values';

/** The share of the wheel a slice holds, from 0 to 1; nothing while it is off the wheel. */
export function chanceOf(slice: Slice, slices: readonly Slice[]): number {
  if (!slice.active) return 0;
  const total = totalWeight(slices);
  return total === 0 ? 0 : healWeight(slice.weight) / total;
}

export function totalWeight(slices: readonly Slice[]): number {
  return slices.reduce((sum, each) => sum + (each.active ? healWeight(each.weight) : 0), 0);
}
