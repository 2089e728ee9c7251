import type { TrackOptions } from './score.ts';

/** Moves the middle of every unit to `place` (0.5 leaves it) and stretches what lies between. */
function warp(beat: number, unit: number, place: number): number {
  const units = beat / unit;
  const whole = Math.floor(units + 1e-9);
  const part = units - whole;
  const moved = part < 0.5 ? part * 2 * place : place + (part - 0.5) * 2 * (1 - place);
  return (whole + moved) * unit;
}

export const swung = (beat: number, { swing8, swing16 }: Pick<TrackOptions, 'swing8' | 'swing16'>) =>
  warp(warp(beat, 1, swing8), 0.5, swing16);
