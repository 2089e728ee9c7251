import { type Drift, driftedTo, swayTime } from '../motion/drift';
import { markerAngle } from '../motion/geometry';
import { rotationAt } from '../motion/motion';
import { pointerMotion } from '../motion/pointer-motion';
import type { RunningSpin } from '../store';

const frameTime = 1000 / 60;
const widestBend = 26;

export const turned = (radians: number): string => `rotate(${radians.toFixed(6)}rad)`;

export interface SpinElements {
  disc: HTMLElement;
  /** Null when the pointer must not move. */
  pointer: HTMLElement | null;
}

/**
 * Hands the whole spin to the compositor as keyframes, so that it turns evenly while the page is busy. A spin under
 * way is joined at its current position. Returns how to remove it.
 */
export function playSpin(spin: RunningSpin, { disc, pointer }: SpinElements, position: unknown): () => void {
  const { motion, startedAt } = spin;
  if (motion.duration === 0) return () => {};
  const frames = Math.max(2, Math.ceil(motion.duration / frameTime));
  const rotations = Array.from({ length: frames + 1 }, (_, frame) =>
    turned(rotationAt(motion, (frame / frames) * motion.duration)),
  );
  const stopPointer = pointer ? swing(pointer, spin, position) : () => {};
  const stopDisc = play(disc, rotations, { duration: motion.duration, fill: 'forwards' }, startedAt);
  return () => {
    stopDisc();
    // After the wheel has stopped the pointer still settles; on a skipped spin it has nothing to tick
    // against.
    if (performance.now() - startedAt < motion.duration - frameTime) stopPointer();
  };
}

function swing(
  pointer: HTMLElement,
  { motion, layout, startedAt }: RunningSpin,
  position: unknown,
): () => void {
  const { bends, step } = pointerMotion(motion, layout, markerAngle(position));
  const swings = bends.map((bend) => `rotate(${(-widestBend * bend).toFixed(1)}deg)`);
  return play(pointer, swings, { duration: (bends.length - 1) * step }, startedAt);
}

/** One sway in so many steps is even: its steps are less than a pixel. */
const swaySteps = 120;

/** A drift repeats one sway. */
export function playDrift({ from, startedAt, duration }: Drift, disc: HTMLElement): () => void {
  const whole = { from, startedAt: 0, duration: swayTime };
  const rotations = Array.from({ length: swaySteps + 1 }, (_, step) =>
    turned(driftedTo(whole, (step / swaySteps) * swayTime)),
  );
  const timing = { duration: swayTime, iterations: duration / swayTime, fill: 'forwards' } as const;
  return play(disc, rotations, timing, startedAt);
}

/** Filled forwards, it stays at its end: the timer that removes it may be late, and the wheel must not jump back. */
function play(
  element: HTMLElement,
  transform: string[],
  timing: { duration: number; iterations?: number; fill?: 'forwards' },
  startedAt: number,
): () => void {
  if (typeof element.animate !== 'function') return () => {};
  const animation = element.animate({ transform }, timing);
  animation.currentTime = performance.now() - startedAt;
  return () => animation.cancel();
}
