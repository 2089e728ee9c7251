import { sampleRate } from './stereo.ts';

export interface Coefficients {
  b: [number, number, number];
  a: [number, number];
}

/** A second-order filter that remembers where it is; one per sound. */
function filterWith({ b, a }: Coefficients): (sample: number) => number {
  let first = 0;
  let second = 0;
  return (sample) => {
    const out = b[0] * sample + first;
    first = b[1] * sample - a[0] * out + second;
    second = b[2] * sample - a[1] * out;
    return out;
  };
}

/** The same over a whole sound: several times faster, for nothing is kept between two calls. */
export function filtered(samples: ArrayLike<number>, { b, a }: Coefficients): Float64Array {
  const [direct, once, twice] = b;
  const [back, farBack] = a;
  const result = new Float64Array(samples.length);
  let first = 0;
  let second = 0;
  for (let index = 0; index < result.length; index++) {
    const sample = samples[index] ?? 0;
    const out = direct * sample + first;
    first = once * sample - back * out + second;
    second = twice * sample - farBack * out;
    result[index] = out;
  }
  return result;
}

type Shape = 'lowpass' | 'highpass' | 'bandpass';

/** The usual cookbook filters. */
function coefficients(shape: Shape, frequency: number, quality: number): Coefficients {
  const angle = (2 * Math.PI * Math.min(frequency, 20000)) / sampleRate;
  const slope = Math.sin(angle) / (2 * quality);
  const cosine = Math.cos(angle);
  const scale = 1 + slope;
  const b: Record<Shape, [number, number, number]> = {
    lowpass: [(1 - cosine) / 2 / scale, (1 - cosine) / scale, (1 - cosine) / 2 / scale],
    highpass: [(1 + cosine) / 2 / scale, (-1 - cosine) / scale, (1 + cosine) / 2 / scale],
    bandpass: [slope / scale, 0, -slope / scale],
  };
  return { b: b[shape], a: [(-2 * cosine) / scale, (1 - slope) / scale] };
}

/** Lifts or lowers, by some dB, what lies below or above a frequency, or around it. */
export function tone(shape: 'bass' | 'treble' | 'bell', frequency: number, decibels: number) {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const cosine = Math.cos(angle);
  const gain = 10 ** (decibels / 40);
  const slope = Math.sin(angle) / Math.SQRT2;
  if (shape === 'bell') {
    const scale = 1 + slope / gain;
    return filterWith({
      b: [(1 + slope * gain) / scale, (-2 * cosine) / scale, (1 - slope * gain) / scale],
      a: [(-2 * cosine) / scale, (1 - slope / gain) / scale],
    });
  }
  // The two shelves mirror each other.
  const side = shape === 'bass' ? 1 : -1;
  const [sum, difference] = [gain + 1, (gain - 1) * cosine * side];
  const root = 2 * Math.sqrt(gain) * slope;
  const scale = sum + difference + root;
  const turn = side * (gain - 1) + (gain + 1) * cosine;
  const turnBack = side * (gain - 1) - (gain + 1) * cosine;
  return filterWith({
    b: [
      (gain * (sum - difference + root)) / scale,
      (2 * gain * turnBack) / scale,
      (gain * (sum - difference - root)) / scale,
    ],
    a: [(-2 * turn) / scale, (sum + difference - root) / scale],
  });
}

export const filter = (shape: Shape, frequency: number, quality = Math.SQRT1_2) =>
  filterWith(coefficients(shape, frequency, quality));

/** A filter whose frequency moves. */
export function movingFilter(shape: Shape, quality: number) {
  let first = 0;
  let second = 0;
  return (sample: number, frequency: number) => {
    const { b, a } = coefficients(shape, frequency, quality);
    const out = b[0] * sample + first;
    first = b[1] * sample - a[0] * out + second;
    second = b[2] * sample - a[1] * out;
    return out;
  };
}
