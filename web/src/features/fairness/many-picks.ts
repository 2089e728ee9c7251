import type { Slice } from '../../wheel/document/document';
import { pickWinner } from '../../wheel/picking/picking';
import type { RandomSource } from '../../wheel/picking/random-source';
import type { Pickable } from './choices-to-pick';

/** How many picks are made between two reports of progress. */
export const picksPerStep = 10_000;

/** Picks as a spin does, again and again; yields the wins of each choice after every step. */
export function* manyPicks(
  choices: readonly Pickable[],
  amount: number,
  source: RandomSource,
): Generator<number[]> {
  const places = new Map(choices.map(({ guid }, place) => [guid, place]));
  const won = choices.map(() => 0);
  for (let made = 0; made < amount; ) {
    const next = Math.min(amount, made + picksPerStep);
    for (; made < next; made += 1) {
      const place = places.get(pickWinner(choices as readonly Slice[], source) ?? '');
      if (place !== undefined) won[place] = (won[place] ?? 0) + 1;
    }
    yield [...won];
  }
}
