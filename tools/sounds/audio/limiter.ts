import { eachSide, gainOf, type Stereo, samplesIn } from './stereo.ts';

const attack = samplesIn(0.005);
const release = Math.exp(-1 / samplesIn(0.08));

/** Keeps every sample below the ceiling: the gain falls ahead of a peak and comes back slowly. */
export function limited(sound: Stereo, ceiling: number): Stereo {
  const top = gainOf(ceiling);
  const wanted = new Float32Array(sound.left.length).fill(1);
  sound.left.forEach((sample, index) => {
    const peak = Math.max(Math.abs(sample), Math.abs(sound.right[index] ?? 0));
    if (peak > top) leadTo(wanted, index, top / peak);
  });
  let gain = 1;
  const gains = wanted.map((target) => {
    gain = Math.min(target, 1 - (1 - gain) * release);
    return gain;
  });
  return eachSide(sound, (side) => side.map((sample, index) => sample * (gains[index] ?? 1)));
}

function leadTo(gains: Float32Array, index: number, gain: number) {
  for (let ahead = 0; ahead <= attack && ahead <= index; ahead++) {
    const ramp = gain + (1 - gain) * (ahead / attack);
    if (ramp < (gains[index - ahead] ?? 1)) gains[index - ahead] = ramp;
  }
}
