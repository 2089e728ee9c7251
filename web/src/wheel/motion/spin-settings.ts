import type { WheelDefinition } from '../document/document';
import { finiteOr } from '../document/heal-config';

const longest = 10 * 60 * 1000;

export interface SpinSettings {
  duration: number;
  rotates: number;
}

export const spinSettings = (definition: WheelDefinition): SpinSettings => ({
  duration: finiteOr(definition.duration, 8000, 0, longest),
  rotates: Math.round(finiteOr(definition.rotates, 8, 0, 1000)),
});

export interface DriftSettings {
  enabled: boolean;
  idleTime: number;
  duration: number;
}

/** The longest timeout of browsers: anything beyond would fire at once. */
const longestWait = 2 ** 31 - 1;

export const driftSettings = ({ driftAnimation }: WheelDefinition): DriftSettings => ({
  enabled: driftAnimation?.enabled !== false,
  idleTime: finiteOr(driftAnimation?.idleTime, 5000, 0, longestWait),
  duration: finiteOr(driftAnimation?.duration, 300_000, 0, longestWait),
});
