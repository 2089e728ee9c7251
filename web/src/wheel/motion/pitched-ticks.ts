import { normalise, type SliceLayout, sliceAt, startOf, widthOf } from './geometry';
import { rotationAt, type SpinMotion } from './motion';

export interface Tick {
  /** Milliseconds after the start of the spin. */
  at: number;
  /** How near the pointer is to the middle of its slice: from 0 at an edge to 1. Unset, the tick doesn't say. */
  nearness?: number;
}

const step = 8;
/** An edge, a quarter, the middle, and three quarters. */
const parts = 4;

/**
 * Ticks that let a spin be followed by ear: at each quarter of a slice, and one where the wheel comes to rest. The pegs
 * alone are all at edges.
 */
export function pitchedTicks(motion: SpinMotion, layout: SliceLayout, marker: number): Tick[] {
  const ticks: Tick[] = [];
  const placeAt = (elapsed: number) => {
    const angle = marker - rotationAt(motion, elapsed);
    const slice = sliceAt(layout, angle);
    const within = normalise(angle - startOf(layout, slice)) / widthOf(layout, slice);
    return { slice, within, part: Math.floor(within * parts) };
  };
  let before = placeAt(0);
  for (let elapsed = step; elapsed < motion.duration; elapsed += step) {
    const now = placeAt(elapsed);
    if (now.slice !== before.slice || now.part !== before.part) {
      // The edge between both parts: the nearer one to where it is, whichever way the wheel turns.
      const edge = Math.round(now.within * parts) / parts;
      ticks.push({ at: elapsed, nearness: now.slice === before.slice ? nearnessOf(edge) : 0 });
    }
    before = now;
  }
  ticks.push({ at: motion.duration, nearness: nearnessOf(placeAt(motion.duration).within) });
  return ticks;
}

const nearnessOf = (within: number): number => 1 - Math.abs(2 * within - 1);
