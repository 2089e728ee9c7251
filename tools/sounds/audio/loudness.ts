import { type Coefficients, filtered } from './biquad.ts';
import { type Samples, type Stereo, sampleRate } from './stereo.ts';

const blockSeconds = 0.4;
const hopSeconds = 0.1;
const absoluteGate = -70;
const relativeGate = -10;

/** Integrated loudness in LUFS after ITU-R BS.1770-4: K-weighted, in overlapping gated blocks. */
export function loudness({ left, right }: Stereo): number {
  const powers = blockPowers([kWeighted(left), kWeighted(right)]);
  const audible = powers.filter((power) => inLufs(power) > absoluteGate);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const threshold = inLufs(mean(audible)) + relativeGate;
  return inLufs(mean(audible.filter((power) => inLufs(power) > threshold)));
}

/**
 * How much power one speaker loses against two, in dB: nothing of equal sides, 3 of unrelated ones, more of opposed
 * ones. Without gates: a click that falls below one on one speaker only would count as loss.
 */
export function monoLoss(sound: Stereo): number {
  const [one, other] = [kWeighted(sound.left), kWeighted(sound.right)];
  let [both, middle] = [0, 0];
  for (let index = 0; index < one.length; index++) {
    const [left, right] = [one[index] ?? 0, other[index] ?? 0];
    both += (left ** 2 + right ** 2) / 2;
    middle += ((left + right) / 2) ** 2;
  }
  return 10 * Math.log10(both / middle);
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power || 1e-20);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A sound shorter than a block is one block of its own length. */
function blockPowers(sides: readonly Float64Array[]): number[] {
  const length = sides[0]?.length ?? 0;
  const block = Math.min(Math.round(blockSeconds * sampleRate), length);
  const hop = Math.round(hopSeconds * sampleRate);
  const sums = sides.map(runningSum);
  const powers: number[] = [];
  for (let from = 0; from + block <= length; from += hop) {
    powers.push(
      sums.reduce((power, sum) => power + ((sum[from + block] ?? 0) - (sum[from] ?? 0)) / block, 0),
    );
  }
  return powers;
}

function runningSum(samples: Float64Array): Float64Array {
  const sums = new Float64Array(samples.length + 1);
  let sum = 0;
  for (let index = 0; index < samples.length; index++) {
    sum += (samples[index] ?? 0) ** 2;
    sums[index + 1] = sum;
  }
  return sums;
}

const kWeighted = (samples: Samples) => filtered(filtered(samples, headShelf()), lowCut());

/** The standard gives both filters for 48 kHz only; these are the same curves for our rate. */
function headShelf(): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
}

function lowCut(): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const quality = 0.5003270373238773;
  const scale = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
}
