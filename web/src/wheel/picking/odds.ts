import { coerceWeight } from '../document/coerce-wheel';
import type { Slice } from '../document/document';

/** A chance in small numbers: “1 in 8”, “about 2 in 9”. */
export interface Odds {
  wins: number;
  spins: number;
  isExact: boolean;
}

/** Beyond this, “7 in 19” says less than the percentage beside it. */
const mostSpins = 20;
const tolerance = 0.05;

/** The odds of a weight among all weights; null where they would be too inexact or say nothing. */
export function oddsOf(weight: number, total: number): Odds | null {
  if (weight <= 0 || weight >= total) return null;
  if (total % weight === 0) return { wins: 1, spins: total / weight, isExact: true };
  const chance = weight / total;
  const oneIn = { wins: 1, spins: Math.round(1 / chance) };
  const exact = smallFraction(({ wins, spins }) => wins * total === spins * weight);
  if (exact) return { ...exact, isExact: true };
  const near = isNear(oneIn, chance) ? oneIn : smallFraction((fraction) => isNear(fraction, chance));
  return near && { ...near, isExact: false };

  function smallFraction(fits: (fraction: { wins: number; spins: number }) => boolean) {
    for (let spins = 2; spins <= mostSpins; spins += 1) {
      const fraction = { wins: Math.round(chance * spins), spins };
      if (fraction.wins > 0 && fraction.wins < spins && fits(fraction)) return fraction;
    }
    return null;
  }
}

/** For a chance above one half, the chance of losing must be exact enough. */
const isNear = ({ wins, spins }: { wins: number; spins: number }, chance: number): boolean =>
  Math.abs(wins / spins - chance) <= tolerance * Math.min(chance, 1 - chance);

/** The number of active choices if all of them have the same chance; otherwise null. */
export function evenChoices(slices: readonly Slice[]): number | null {
  const active = slices.filter((slice) => slice.active);
  const [first] = active;
  const isEven = active.every(({ weight }) => coerceWeight(weight) === coerceWeight(first?.weight));
  return isEven ? active.length : null;
}

/** The share of the wheel that a slice has, from 0 to 1; 0 while it is hidden. */
export function chanceOf(slice: Slice, slices: readonly Slice[]): number {
  if (!slice.active) return 0;
  const total = totalWeight(slices);
  return total === 0 ? 0 : coerceWeight(slice.weight) / total;
}

export function totalWeight(slices: readonly Slice[]): number {
  return slices.reduce((sum, each) => sum + (each.active ? coerceWeight(each.weight) : 0), 0);
}
