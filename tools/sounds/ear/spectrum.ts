import { type Samples, type Stereo, sampleRate } from '../audio/stereo.ts';

const size = 8192;

/** Mean power per frequency step of a sound, and how wide a step is in Hz. */
export interface Spectrum {
  power: Float64Array;
  hertz: number;
}

const window = Float64Array.from(
  { length: size },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
);

export function spectrumOf({ left, right }: Stereo): Spectrum {
  const power = new Float64Array(size / 2);
  const both = left.map((sample, index) => sample + (right[index] ?? 0));
  for (let from = 0; from + size <= both.length; from += size)
    addPower(power, both.subarray(from, from + size));
  return { power, hertz: sampleRate / size };
}

function addPower(power: Float64Array, frame: Samples) {
  const real = Float64Array.from(frame, (sample, index) => sample * (window[index] ?? 0));
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  power.forEach((sum, index) => {
    power[index] = sum + (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
  });
}

/** Power between two frequencies. */
export function powerBetween({ power, hertz }: Spectrum, low: number, high: number): number {
  return power
    .subarray(Math.max(1, Math.round(low / hertz)), Math.round(high / hertz))
    .reduce((sum, value) => sum + value, 1e-12);
}

/** The fast Fourier transform in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array) {
  const length = real.length;
  for (let index = 1, mirrored = 0; index < length; index++) {
    let bit = length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      swap(real, index, mirrored);
      swap(imaginary, index, mirrored);
    }
  }
  for (let span = 2; span <= length; span *= 2) combine(real, imaginary, span);
}

function combine(real: Float64Array, imaginary: Float64Array, span: number) {
  const angle = (-2 * Math.PI) / span;
  for (let offset = 0; offset < span / 2; offset++) {
    const cosine = Math.cos(angle * offset);
    const sine = Math.sin(angle * offset);
    for (let start = offset; start < real.length; start += span) {
      const other = start + span / 2;
      const a = real[other] ?? 0;
      const b = imaginary[other] ?? 0;
      const x = a * cosine - b * sine;
      const y = a * sine + b * cosine;
      real[other] = (real[start] ?? 0) - x;
      imaginary[other] = (imaginary[start] ?? 0) - y;
      real[start] = (real[start] ?? 0) + x;
      imaginary[start] = (imaginary[start] ?? 0) + y;
    }
  }
}

function swap(values: Float64Array, one: number, other: number) {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
