import { addInto, type Samples, type Stereo, samplesIn } from './stereo.ts';

const repeats = 4;

/** Echoes in time with the music, each quieter, from side to side. */
export function withEcho({ left, right }: Stereo, percent: number, seconds: number): Stereo {
  if (percent === 0) return { left, right };
  const wet = { left: left.slice(), right: right.slice() };
  for (let repeat = 1; repeat <= repeats; repeat++) {
    const gain = (percent / 100) ** repeat;
    const [near, far] = repeat % 2 ? [wet.right, wet.left] : [wet.left, wet.right];
    addInto(near, left, seconds * repeat, gain * 0.7);
    addInto(near, right, seconds * repeat, gain * 0.7);
    addInto(far, left, seconds * repeat, gain * 0.15);
  }
  return wet;
}

/** Gives way to the kick drum: down at each moment, back within a third of a second. */
export function ducked(sound: Stereo, moments: readonly number[], decibels: number): Stereo {
  if (decibels === 0 || moments.length === 0) return sound;
  const gain = new Float32Array(sound.left.length).fill(1);
  const [fall, rise] = [samplesIn(0.004), samplesIn(0.28)];
  const depth = 1 - 10 ** (-decibels / 20);
  for (const moment of moments) {
    const from = samplesIn(moment);
    for (let index = 0; index < fall + rise; index++) {
      const way = index < fall ? index / fall : 1 - ((index - fall) / rise) ** 0.7;
      const place = from + index - fall;
      gain[place] = Math.min(gain[place] ?? 1, 1 - depth * way);
    }
  }
  const turnedDown = (side: Samples) => side.map((sample, index) => sample * (gain[index] ?? 1));
  return { left: turnedDown(sound.left), right: turnedDown(sound.right) };
}
