import type { WheelState } from '../store';
import { fullTurn, normalise } from './geometry';

/** A slow sway to both sides that shows the wheel is alive while it is idle; its names stay upright. */
export interface Drift {
  from: number;
  startedAt: number;
  duration: number;
}

/** How far it sways to each side, in radians: 6°. */
export const swayAngle = Math.PI / 30;
/** How long it takes to both sides and back, in ms. */
export const swayTime = 12_000;

export function driftedTo({ from, startedAt, duration }: Drift, now: number): number {
  const elapsed = Math.min(duration, Math.max(0, now - startedAt));
  return from + swayAngle * Math.sin((elapsed / swayTime) * fullTurn);
}

/** The rotation of the wheel while it doesn't spin. */
export const currentRotation = ({ rotation, drift }: WheelState, now = performance.now()): number =>
  drift ? normalise(driftedTo(drift, now)) : rotation;
