import type { Stage } from './simulation';

export const partyColors = [
  '#26ccff',
  '#a25afd',
  '#ff5e7e',
  '#22c55e',
  '#facc15',
  '#ffa62d',
  '#ff36ff',
] as const;

export const fullTurn = 2 * Math.PI;

/** How much larger the pieces are on a large stage, so that the last row sees them. */
export const largeness = ({ width, height }: Stage): number => Math.max(1, Math.min(width, height) / 600);

/** When the bursts of stars, valentines and emoji go off, in seconds. */
const burstTimes = [0, 0.5, 1] as const;

export function inBursts(stage: Stage, pieces: number, add: () => void): void {
  for (const time of burstTimes) {
    stage.at(time, () => {
      for (let piece = 0; piece < pieces; piece++) add();
    });
  }
}
