import { powerBetween, type Spectrum } from './spectrum.ts';

/** How much each degree belongs to a key, after Krumhansl and Kessler's listening tests. */
const profiles = {
  '': [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  m: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
};
const names = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** The keys that fit what sounds, best first. */
export function heardKeys(spectrum: Spectrum): string[] {
  const chroma = chromaOf(spectrum);
  return Object.entries(profiles)
    .flatMap(([mode, profile]) =>
      names.map((name, tonic) => ({
        key: name + mode,
        fit: likeness(profile, (degree) => chroma[(degree + tonic) % 12] ?? 0),
      })),
    )
    .sort((one, other) => other.fit - one.fit)
    .map(({ key }) => key);
}

/** Loudness of each pitch class over the octaves where chords and melodies live. */
function chromaOf(spectrum: Spectrum): number[] {
  return names.map((_, pitchClass) => {
    let sum = 0;
    for (let key = 40 + ((pitchClass + 8) % 12); key < 88; key += 12) {
      const frequency = 440 * 2 ** ((key - 69) / 12);
      sum += Math.sqrt(powerBetween(spectrum, frequency * 0.972, frequency * 1.029));
    }
    return sum;
  });
}

function likeness(profile: readonly number[], at: (degree: number) => number): number {
  const values = profile.map((_, degree) => at(degree));
  const [meanProfile, meanValue] = [mean(profile), mean(values)];
  let product = 0;
  let [one, other] = [0, 0];
  profile.forEach((weight, degree) => {
    const [a, b] = [weight - meanProfile, (values[degree] ?? 0) - meanValue];
    product += a * b;
    one += a * a;
    other += b * b;
  });
  return product / Math.sqrt(one * other || 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
