import { creepFriction } from './creep';
import { fullTurn, normalise } from './geometry';
import { creepOf, rushEnd, rushFriction, type SpinCourse, type SpinMotion } from './motion';

/** A slower release, in radians per ms, lets go of the wheel without spinning it. */
export const slowestFlick = 0.0025;
/** A flick is a spin: fewer turns would look as if the hand had chosen the winner. */
const fewestTurns = 2;

/** A spin that continues about as fast as the hand let go, in its direction, and ends at the given rotation. */
export const throwMotion =
  (speed: number) =>
  (course: SpinCourse): SpinMotion => {
    const { from, to, rotates, duration } = course;
    const direction = speed < 0 ? -1 : 1;
    const creep = creepOf(course, direction, true);
    const rushSpeed = Math.abs(speed) - ((creepFriction + 1) * creep) / Math.max(duration, 1);
    const natural = (creep + (rushSpeed * rushEnd * duration) / (rushFriction + 1)) / fullTurn;
    const turns = Math.round(Math.max(fewestTurns, Math.min(natural, Math.max(rotates, fewestTurns))));
    const distance = normalise((to - from) * direction) + turns * fullTurn;
    return { from, sweep: direction * distance, duration, creep: Math.min(distance, creep), isThrown: true };
  };

interface Sample {
  angle: number;
  at: number;
}

/** Movements before this many ms say nothing about how the hand let go. */
const recent = 90;

/** The speed of the last movements, in radians per ms; zero for a hand that held still before letting go. */
export function releaseSpeed(samples: readonly Sample[], now: number): number {
  const last = samples.at(-1);
  const first = samples.find(({ at }) => now - at <= recent);
  if (!last || !first || last.at - first.at < 8) return 0;
  return (last.angle - first.angle) / (last.at - first.at);
}
