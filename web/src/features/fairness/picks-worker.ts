import { bestSource } from '../../wheel/picking/random-source';
import type { Pickable } from './choices-to-pick';
import { manyPicks } from './many-picks';

export interface PicksRequest {
  choices: Pickable[];
  amount: number;
}

/** Makes the picks beside the page, so that it stays usable, and posts the wins so far after every step. */
self.onmessage = ({ data: { choices, amount } }: MessageEvent<PicksRequest>) => {
  for (const won of manyPicks(choices, amount, bestSource())) self.postMessage(won);
};
