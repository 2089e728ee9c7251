import type { Stage } from './simulation';

/** When the bursts of stars, valentines and emoji go off, in seconds. */
const burstTimes = [0, 0.5, 1] as const;

export function inBursts(stage: Stage, pieces: number, add: () => void): void {
  for (const time of burstTimes) {
    stage.at(time, () => {
      for (let piece = 0; piece < pieces; piece++) add();
    });
  }
}
