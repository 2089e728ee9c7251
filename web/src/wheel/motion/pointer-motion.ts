import { normalise, type SliceLayout, sliceAt, startOf, widthOf } from './geometry';
import { rotationAt, type SpinMotion } from './motion';

/** How the pointer moves during a spin: how far it is bent at each step, and when it snaps off a peg. */
export interface PointerMotion {
  /**
   * From 0, hanging straight, to 1, pushed as far as a peg can push it, and -1 where the wheel turns backwards; a
   * little beyond 0 as it swings back.
   */
  bends: number[];
  /** Milliseconds between two bends. */
  step: number;
  /** Milliseconds after the start at which a slice edge passes. */
  ticks: number[];
}

const step = 8;
/** As fine as the screen shows it. */
const frame = 2 * step;
const stiffness = 0.0042;
const damping = 0.05;
const widestReach = 0.09;

/** A sprung tongue that each passing slice edge pushes aside and lets go. */
export function pointerMotion(motion: SpinMotion, layout: SliceLayout, marker: number): PointerMotion {
  const bends: number[] = [];
  const ticks: number[] = [];
  let bend = 0;
  let speed = 0;
  const direction = motion.sweep < 0 ? -1 : 1;
  let rotation = motion.from;
  let slice = sliceAt(layout, marker - rotation);
  for (let elapsed = 0; elapsed <= motion.duration + settling; elapsed += step) {
    const next = rotationAt(motion, elapsed);
    const forwards = (next - rotation) * direction > 0;
    rotation = next;
    const under = sliceAt(layout, marker - rotation);
    speed -= (stiffness * bend + damping * speed) * step;
    bend += speed * step;
    const push = forwards ? pushAt(layout, under, marker - rotation, direction) : 0;
    if (forwards && under !== slice) {
      ticks.push(elapsed);
      bend = 1;
      speed = 0;
    } else if (push > bend) {
      bend = push;
      speed = 0;
    }
    slice = under;
    if (elapsed % frame === 0) bends.push(bend * direction);
  }
  return { bends, step: frame, ticks };
}

/** The time that the pointer takes to settle after the wheel has stopped. */
const settling = 240;

function pushAt(layout: SliceLayout, slice: number, angle: number, direction: number): number {
  const width = widthOf(layout, slice);
  const past = normalise(direction * (angle - startOf(layout, slice) - (direction < 0 ? width : 0)));
  // Less than a quarter of the slice: no peg touches the pointer wherever the wheel may come to rest.
  const reach = Math.min(widestReach, width * 0.22);
  return past < reach ? 1 - past / reach : 0;
}
