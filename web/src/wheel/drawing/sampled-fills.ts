import { fullTurn } from '../geometry';

export interface Fill {
  fill: string;
  start: number;
  end: number;
}

/**
 * The colours met at evenly spaced angles, equal neighbours joined. Thousands of slices
 * drawn one over another mix to brown; a sample keeps the palette's colours.
 */
export function sampledFills(fills: readonly string[], ends: Float64Array, samples: number): Fill[] {
  const met: Fill[] = [];
  let slice = 0;
  for (let sample = 0; sample < samples; sample++) {
    const middle = ((sample + 0.5) / samples) * fullTurn;
    while (slice < fills.length - 1 && (ends[slice] ?? 0) <= middle) slice += 1;
    const fill = fills[slice] ?? '#ffffff';
    const end = ((sample + 1) / samples) * fullTurn;
    const last = met.at(-1);
    if (last?.fill === fill) last.end = end;
    else met.push({ fill, start: (sample / samples) * fullTurn, end });
  }
  return met;
}
