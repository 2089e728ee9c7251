import { fullTurn, normalise, type SliceLayout, startOf, widthOf } from './geometry';

/** A spin is known in full before it begins; the screen only plays it. Angles in radians, clockwise. */
export interface SpinMotion {
  from: number;
  /** Below zero for a wheel that turns backwards. */
  sweep: number;
  duration: number;
  /** It leaves a hand at full speed. */
  isThrown?: boolean;
}

const leanTime = 380;
const leanAngle = 0.15;
const speedingUp = 0.1;
/** The speed falls off as this power of the time left. */
export const friction = 1.9;

/** Leans back like an arm taking a swing, speeds up, and slows down as a wheel on a good bearing does. */
export function rotationAt({ from, sweep, duration, isThrown }: SpinMotion, elapsed: number): number {
  if (elapsed >= duration) return from + sweep;
  if (elapsed <= 0) return from;
  if (isThrown) return from + sweep * (1 - (1 - elapsed / duration) ** (friction + 1));
  const lean = Math.min(leanTime, duration * 0.1);
  const leaning = elapsed < 2 * lean ? leanAngle * Math.sin((Math.PI * elapsed) / (2 * lean)) ** 2 : 0;
  return from + sweep * travelled((elapsed - lean) / (duration - lean)) - leaning;
}

/** Distance covered, from 0 to 1: speed grows evenly, then falls off as a power of the time left. */
function travelled(time: number): number {
  if (time <= 0) return 0;
  const runUp = speedingUp / 2;
  const slowing = (1 - speedingUp) / (friction + 1);
  if (time < speedingUp) return time ** 2 / (2 * speedingUp) / (runUp + slowing);
  const timeLeft = (1 - time) / (1 - speedingUp);
  return (runUp + slowing * (1 - timeLeft ** (friction + 1))) / (runUp + slowing);
}

/**
 * The rotation that brings a slice under the pointer. `landingOffset` in [0, 1) moves the landing within a quarter of
 * the slice's width on each side of its centre.
 */
export function landingRotation(
  layout: SliceLayout,
  index: number,
  marker: number,
  landingOffset: number,
): number {
  const point = startOf(layout, index) + widthOf(layout, index) * (0.25 + landingOffset / 2);
  return normalise(marker - point);
}

export function planMotion(from: number, to: number, rotates: number, duration: number): SpinMotion {
  return { from, sweep: normalise(to - from) + rotates * fullTurn, duration };
}
