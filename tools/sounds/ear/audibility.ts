import type { Stem } from '../stems.ts';
import { powerBetween, spectrumOf } from './spectrum.ts';

const edges = [40, 90, 180, 360, 720, 1400, 2800, 5600, 12000];

/**
 * How far each part stands out, in dB, where it stands out most: its power against that of all others
 * together in the best of eight bands. Far below zero it is drowned.
 */
export function audibility(stems: readonly Stem[]): Map<string, number> {
  const powers = stems.map(({ sound }) => {
    const spectrum = spectrumOf(sound);
    return edges.slice(1).map((high, band) => powerBetween(spectrum, edges[band] ?? 0, high));
  });
  const whole = edges.slice(1).map((_, band) => powers.reduce((sum, own) => sum + (own[band] ?? 0), 0));
  return new Map(
    stems.map(({ name }, index) => {
      const margins = (powers[index] ?? []).map((own, band) => own / ((whole[band] ?? 0) - own + 1e-9));
      return [name, 10 * Math.log10(Math.max(...margins))];
    }),
  );
}
