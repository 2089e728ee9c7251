import { creepFriction, slowestPace } from './creep';
import { fullTurn, normalise, type SliceLayout, startOf, widthOf } from './geometry';

/** A spin is known in full before it begins; the screen only plays it. Angles in radians, clockwise. */
export interface SpinMotion {
  from: number;
  /** Below zero for a wheel that turns backwards. */
  sweep: number;
  duration: number;
  /** How much of the way is covered slowly, until the end; the rest is over before that. Never below zero. */
  creep: number;
  /** It leaves a hand at full speed. */
  isThrown?: boolean;
}

/** What a spin has to do: the wheel, where its pointer is, and how it gets from one rotation to the other. */
export interface SpinCourse {
  from: number;
  to: number;
  rotates: number;
  duration: number;
  layout: SliceLayout;
  marker: number;
}

const leanTime = 380;
const leanAngle = 0.15;
/** The part of the time after which only the creep remains. */
export const rushEnd = 0.6;
/** The part of the rush in which the wheel speeds up. */
const speedingUp = 0.15;
/** The speed of the rush falls off as this power of the time left. */
export const rushFriction = 1.5;

/**
 * Leans back like an arm taking a swing, speeds up, brakes, and creeps over the last pegs. Two runs are added: a fast
 * one that ends early and a slow one that takes the whole time, so the wheel never stops between them.
 */
export function rotationAt(motion: SpinMotion, elapsed: number): number {
  const { from, sweep, duration, creep } = motion;
  if (elapsed >= duration) return from + sweep;
  if (elapsed <= 0) return from;
  const { lean, runUp } = beginning(motion);
  const leaning = elapsed < 2 * lean ? leanAngle * Math.sin((Math.PI * elapsed) / (2 * lean)) ** 2 : 0;
  const time = elapsed - lean;
  const rushed = (Math.abs(sweep) - creep) * covered(time, rushEnd * duration - lean, runUp, rushFriction);
  const crept = creep * covered(time, duration - lean, runUp, creepFriction);
  return from + Math.sign(sweep) * (rushed + crept) - leaning;
}

const beginning = ({ duration, isThrown }: Pick<SpinMotion, 'duration' | 'isThrown'>) => {
  if (isThrown) return { lean: 0, runUp: 0 };
  const lean = Math.min(leanTime, duration * 0.1);
  return { lean, runUp: speedingUp * (rushEnd * duration - lean) };
};

/** Distance covered, from 0 to 1: speed grows evenly, then falls off as a power of the time left. */
function covered(time: number, whole: number, runUp: number, friction: number): number {
  if (time <= 0) return 0;
  if (time >= whole) return 1;
  const slowing = slowingOf(whole, runUp, friction);
  if (time < runUp) return ((1 - slowing) * time ** 2) / runUp ** 2;
  return 1 - slowing * ((whole - time) / (whole - runUp)) ** (friction + 1);
}

/** The share of the distance that is left when a run begins to slow down. */
const slowingOf = (whole: number, runUp: number, friction: number): number => {
  const slowing = (whole - runUp) / (friction + 1);
  return slowing / (runUp / 2 + slowing);
};

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

export function planMotion(course: SpinCourse): SpinMotion {
  const { from, to, rotates, duration } = course;
  const sweep = normalise(to - from) + rotates * fullTurn;
  return { from, sweep, duration, creep: Math.min(sweep, creepOf(course, 1)) };
}

/** How far the creep of a spin goes, if the last pegs are to pass one by one. */
export function creepOf(course: SpinCourse, direction: 1 | -1, isThrown = false): number {
  const { duration } = course;
  if (duration === 0) return 0;
  const { lean, runUp } = beginning({ duration, isThrown });
  const whole = duration - lean;
  const distance = ((whole - runUp) / slowestPace(course, direction)) ** (creepFriction + 1);
  return distance / slowingOf(whole, runUp, creepFriction);
}
