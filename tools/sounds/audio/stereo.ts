export const sampleRate = 44100;

export type Samples = Float32Array<ArrayBuffer>;
export interface Stereo {
  left: Samples;
  right: Samples;
}

export const samplesIn = (seconds: number) => Math.round(seconds * sampleRate);
export const mono = (seconds: number): Samples => new Float32Array(samplesIn(seconds));
export const silence = (seconds: number): Stereo => ({ left: mono(seconds), right: mono(seconds) });

/** A sound from a formula of time. */
export const made = (seconds: number, at: (time: number) => number): Samples =>
  mono(seconds).map((_, index) => at(index / sampleRate));

/** Adds a sound to another from a moment on; what lies outside is left out. */
export function addInto(target: Samples, sound: Samples, seconds = 0, gain = 1): Samples {
  const from = samplesIn(seconds);
  const end = Math.min(sound.length, target.length - from);
  for (let index = Math.max(0, -from); index < end; index++) {
    target[from + index] = (target[from + index] ?? 0) + (sound[index] ?? 0) * gain;
  }
  return target;
}

export function addStereo(target: Stereo, sound: Stereo, seconds = 0, gain = 1): Stereo {
  addInto(target.left, sound.left, seconds, gain);
  addInto(target.right, sound.right, seconds, gain);
  return target;
}

export const eachSide = ({ left, right }: Stereo, change: (side: Samples) => Samples): Stereo => ({
  left: change(left),
  right: change(right),
});

export const louder = (sound: Stereo, decibels: number): Stereo => {
  const gain = gainOf(decibels);
  return eachSide(sound, (side) => side.map((sample) => sample * gain));
};

export const cut = (sound: Stereo, from: number, to: number): Stereo =>
  eachSide(sound, (side) => side.slice(samplesIn(from), samplesIn(to)));

export const gainOf = (decibels: number) => 10 ** (decibels / 20);

/** Equal power: a sound is as loud in the middle as at the sides. `place` goes from 0 left to 1 right. */
export const panned = (sound: Samples, place: number): Stereo => {
  const left = Math.cos((place * Math.PI) / 2) * Math.SQRT2;
  const right = Math.sin((place * Math.PI) / 2) * Math.SQRT2;
  return { left: sound.map((sample) => sample * left), right: sound.map((sample) => sample * right) };
};

export const centred = (sound: Samples): Stereo => ({ left: sound.slice(), right: sound.slice() });

export function faded(sound: Stereo, fadeOut: number, fadeIn = 0): Stereo {
  const total = sound.left.length;
  const [rise, fall] = [samplesIn(fadeIn), samplesIn(fadeOut)];
  return eachSide(sound, (side) =>
    side.map((sample, index) => {
      const opening = index < rise ? index / rise : 1;
      const closing = total - 1 - index < fall ? (total - 1 - index) / fall : 1;
      return sample * opening * closing;
    }),
  );
}
