import type { Samples, Stereo } from './stereo.ts';

const reach = 12;
/** Below this share of the highest sample no peak between samples can be the highest. */
const worthLooking = 0.6;

/** Three windowed-sinc filters for the moments a quarter, a half and three quarters after a sample. */
const between = [0.25, 0.5, 0.75].map((offset) =>
  Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/** The highest level in dB that a converter will reach, also between the samples. */
export function truePeak({ left, right }: Stereo): number {
  return 20 * Math.log10(Math.max(peakOf(left), peakOf(right), 1e-10));
}

function peakOf(samples: Samples): number {
  const highest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  let peak = highest;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < highest * worthLooking || index < reach || index > samples.length - reach - 1)
      return;
    for (const taps of between) {
      const value = taps.reduce(
        (sum, tap, place) => sum + tap * (samples[index + place - reach + 1] ?? 0),
        0,
      );
      peak = Math.max(peak, Math.abs(value));
    }
  });
  return peak;
}
