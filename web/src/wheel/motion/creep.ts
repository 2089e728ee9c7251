import { fullTurn, normalise, type SliceLayout, sliceAt, startOf, widthOf } from './geometry';
import type { SpinCourse } from './motion';

/** The speed of the creep falls off as this power of the time left. */
export const creepFriction = 0.7;

const pegs = 3;
/** How long each of the last slices stays under the pointer, as a part of the spin and at most, in ms. */
const pegShare = 0.09;
const longestPeg = 900;
/** The part of the spin in which the last pegs have to pass, however unequal their slices are. */
const latest = 0.39;
/** A wheel with fewer or more slices than these creeps like one with this number. */
const fewestSlices = 3;
const mostSlices = 60;

const root = (angle: number): number => angle ** (1 / (creepFriction + 1));

/**
 * How slowly the wheel comes to rest, as the ms that its last radian takes: so slowly that the last pegs can be told
 * apart. It follows from the wheel and from where it comes to rest, and changes neither: every page of a room plays the
 * same.
 */
export function slowestPace({ to, duration, layout, marker }: SpinCourse, direction: 1 | -1): number {
  const each = Math.min(longestPeg, duration * pegShare);
  const passed = lastPegs(layout, normalise(marker - to), direction).map(root);
  const paces = passed.map((peg, place) => each / (peg - (passed[place - 1] ?? 0)));
  const evenly = (slices: number) => (each * slowestOfEqual) / root(fullTurn / slices);
  const needed = Math.min(Math.max(0, ...paces), (latest * duration) / (passed.at(-1) ?? 1));
  return Math.max(evenly(fewestSlices), Math.min(needed, evenly(mostSlices)));
}

/** Where slices are equal, the pace that the last pegs need, wherever in the winner's slice the wheel rests. */
const slowestOfEqual = Math.max(
  ...[0.25, 0.5, 0.75].map((rest) => 1 / (root(rest + pegs - 1) - root(rest + pegs - 2))),
);

/** The angles still to go when each of the last pegs passes, the very last one first. */
function lastPegs(layout: SliceLayout, point: number, direction: 1 | -1): number[] {
  const count = layout.slices.length;
  const index = sliceAt(layout, point);
  if (index < 0) return [];
  const past = point - startOf(layout, index);
  let left = direction > 0 ? widthOf(layout, index) - past : past;
  return Array.from({ length: pegs }, (_, place) => {
    if (place > 0) left += widthOf(layout, (index + direction * place + pegs * count) % count);
    return left;
  });
}
