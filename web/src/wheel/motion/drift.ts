import type { WheelState } from '../store';
import { normalise } from './geometry';

/** A slow rotation that shows the wheel is alive while it is idle. */
export interface Drift {
  from: number;
  startedAt: number;
  duration: number;
}

/** Radians per millisecond: one turn in fifty seconds. */
export const driftSpeed = (2 * Math.PI) / 50_000;

export function driftedTo({ from, startedAt, duration }: Drift, now: number): number {
  return from + driftSpeed * Math.min(duration, Math.max(0, now - startedAt));
}

/** The rotation of the wheel while it doesn't spin. */
export const currentRotation = ({ rotation, drift }: WheelState, now = performance.now()): number =>
  drift ? normalise(driftedTo(drift, now)) : rotation;
