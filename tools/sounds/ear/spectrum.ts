import { type Samples, type Stereo, sampleRate } from '../audio/stereo.ts';

/** Long enough to tell neighbouring keys of a piano apart. */
const size = 8192;

/** Mean power per frequency step of a sound, and how wide a step is in Hz. */
export interface Spectrum {
  power: Float64Array;
  hertz: number;
}

export function spectrumOf(sound: Stereo): Spectrum {
  const power = new Float64Array(size / 2);
  eachFrame(sound, size, size, (frame) => {
    for (let index = 0; index < power.length; index++)
      power[index] = (power[index] ?? 0) + (frame[index] ?? 0);
  });
  return { power, hertz: sampleRate / size };
}

/** Visits the power spectra of both sides together, `hop` samples apart. The array is reused for the next frame. */
export function eachFrame(
  { left, right }: Stereo,
  length: number,
  hop: number,
  visit: (power: Float64Array) => void,
): void {
  const window = hannWindow(length);
  const both = left.map((sample, index) => sample + (right[index] ?? 0));
  const power = new Float64Array(length / 2);
  for (let from = 0; from + length <= both.length; from += hop) {
    writePower(power, both.subarray(from, from + length), window);
    visit(power);
  }
}

const hannWindow = (length: number) =>
  Float64Array.from({ length }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length));

function writePower(power: Float64Array, frame: Samples, window: Float64Array) {
  const real = new Float64Array(frame.length);
  const imaginary = new Float64Array(frame.length);
  for (let index = 0; index < real.length; index++) real[index] = (frame[index] ?? 0) * (window[index] ?? 0);
  transform(real, imaginary);
  for (let index = 0; index < power.length; index++)
    power[index] = (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
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

/** A turn in steps, by their number: computing them again for every frame took most of the time. */
const turns = new Map<number, { cosines: Float64Array; sines: Float64Array }>();

function turnIn(steps: number) {
  const known = turns.get(steps);
  if (known) return known;
  const angle = (-2 * Math.PI) / steps;
  const turn = {
    cosines: Float64Array.from({ length: steps / 2 }, (_, step) => Math.cos(angle * step)),
    sines: Float64Array.from({ length: steps / 2 }, (_, step) => Math.sin(angle * step)),
  };
  turns.set(steps, turn);
  return turn;
}

function combine(real: Float64Array, imaginary: Float64Array, span: number) {
  const { cosines, sines } = turnIn(span);
  for (let offset = 0; offset < span / 2; offset++) {
    const cosine = cosines[offset] ?? 0;
    const sine = sines[offset] ?? 0;
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
