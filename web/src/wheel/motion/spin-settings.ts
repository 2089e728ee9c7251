import { finiteOr } from '../document/coerce-wheel';
import type { Wheel } from '../document/document';

const longest = 10 * 60 * 1000;

export interface SpinSettings {
  duration: number;
  rotates: number;
}

export const spinSettings = (wheel: Wheel): SpinSettings => ({
  duration: finiteOr(wheel.spin.duration, 8000, 0, longest),
  rotates: Math.round(finiteOr(wheel.spin.rotates, 8, 0, 1000)),
});

export interface DriftSettings {
  enabled: boolean;
  idleTime: number;
  duration: number;
}

/** The longest timeout of browsers: anything beyond would fire at once. */
const longestWait = 2 ** 31 - 1;

export const driftSettings = ({ spin: { drift } }: Wheel): DriftSettings => ({
  enabled: drift?.enabled === true,
  idleTime: finiteOr(drift?.idleTime, 5000, 0, longestWait),
  duration: finiteOr(drift?.duration, 300_000, 0, longestWait),
});
