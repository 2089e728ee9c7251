import { fullTurn, normalise } from '../../wheel/motion/geometry';
import { friction, type SpinMotion } from '../../wheel/motion/motion';

/** A slower release, in radians per ms, lets go of the wheel without spinning it. */
export const slowestFlick = 0.0025;
/** A flick is a spin: fewer turns would look as if the hand had chosen the winner. */
const fewestTurns = 2;

/** A spin that goes on as fast as the hand let go, in its direction, and ends where it must. */
export const throwMotion =
  (speed: number) =>
  (from: number, to: number, rotates: number, duration: number): SpinMotion => {
    const natural = (Math.abs(speed) * duration) / (friction + 1) / fullTurn;
    const turns = Math.round(Math.max(fewestTurns, Math.min(natural, Math.max(rotates, fewestTurns))));
    const direction = Math.sign(speed) || 1;
    const rest = normalise((to - from) * direction);
    return { from, sweep: direction * (rest + turns * fullTurn), duration, isThrown: true };
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
