import { filter } from '../audio/biquad.ts';
import { made, type Samples } from '../audio/stereo.ts';
import { chanceFrom } from '../synth/chance.ts';

export const tau = 2 * Math.PI;

export const noiseFrom = (seed: string) => {
  const chance = chanceFrom(seed);
  return () => chance() * 2 - 1;
};

/** Something hard hits something that answers at one pitch. */
export function hit(frequency: number, seconds: number, quality: number, contact: number): Samples {
  const noise = noiseFrom(`hit ${frequency} ${seconds}`);
  const body = filter('bandpass', frequency, quality);
  return made(seconds, (time) => body(time < contact ? noise() * (1 - time / contact) : 0) * 6);
}

/** [times the lowest pitch, loudness, how fast it fades] */
export type Partial = readonly [ratio: number, gain: number, fade: number];

/** A struck bell, bar or glass: each partial fades at its own pace. */
export const ringing = (frequency: number, partials: readonly Partial[], seconds: number): Samples =>
  made(seconds, (time) => {
    const strike = Math.min(1, time / 0.002);
    return partials.reduce(
      (sum, [ratio, gain, fade]) =>
        sum + gain * Math.sin(tau * frequency * ratio * time) * Math.exp(-time * fade) * strike,
      0,
    );
  });
