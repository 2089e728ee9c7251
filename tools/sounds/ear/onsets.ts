import { type Stereo, sampleRate, samplesIn } from '../audio/stereo.ts';

const frame = samplesIn(0.02);

/** How many times a second something new is heard: the energy of changes jumps. */
export function onsetsPerSecond({ left, right }: Stereo): number {
  const energies: number[] = [];
  for (let from = 1; from + frame < left.length; from += frame) {
    let energy = 1e-9;
    for (let index = from; index < from + frame; index++) {
      const now = (left[index] ?? 0) + (right[index] ?? 0);
      energy += (now - (left[index - 1] ?? 0) - (right[index - 1] ?? 0)) ** 2;
    }
    energies.push(10 * Math.log10(energy));
  }
  const onsets = energies.filter(
    (energy, index) =>
      index > 1 &&
      energy - Math.min(energies[index - 1] ?? 0, energies[index - 2] ?? 0) > 4 &&
      energy >= (energies[index + 1] ?? 0),
  );
  return onsets.length / (left.length / sampleRate);
}
