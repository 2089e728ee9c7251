import { eachSide, type Samples, type Stereo, samplesIn } from './stereo.ts';

/** A file holds the loop and this much of its beginning again. */
const tailSeconds = 0.25;
/** Players jump here, away from a decoder's delay at the start: any window as long as the loop is seamless. */
export const loopStart = 0.1;
const blend = samplesIn(0.03);

/** Cuts the loop out of a longer sound, from a moment when everything already rings. */
export function cutLoop(sound: Stereo, from: number, seconds: number): Stereo {
  const start = samplesIn(from);
  const length = samplesIn(seconds);
  return eachSide(sound, (side) =>
    side.slice(start, start + length + samplesIn(tailSeconds)).map((sample, index) => {
      if (index < length) return sample;
      const again = side[start + index - length] ?? 0;
      const share = Math.min(1, (index - length) / blend);
      return sample * (1 - share) + again * share;
    }),
  );
}

/** How different the end of the loop goes on from how it began, in dB of its own power: the lower the better. */
export function seam({ left, right }: Stereo, start: number, end: number): number {
  const [from, to] = [samplesIn(start), samplesIn(end)];
  let difference = 0;
  let power = 1e-12;
  for (const side of [left, right]) {
    for (let index = 0; index < samplesIn(0.08); index++) {
      const first = side[from + index] ?? 0;
      difference += ((side[to + index] ?? 0) - first) ** 2;
      power += first ** 2;
    }
  }
  return 10 * Math.log10(difference / power + 1e-12);
}

/** The longest stretch without sound in seconds. */
export function longestSilence({ left, right }: Stereo): number {
  const window = samplesIn(0.05);
  let run = 0;
  let longest = 0;
  for (let from = 0; from + window <= left.length; from += window) {
    const quiet = powerOf(left, from, window) + powerOf(right, from, window) < 2e-6;
    run = quiet ? run + 0.05 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

const powerOf = (side: Samples, from: number, length: number) =>
  side.subarray(from, from + length).reduce((sum, sample) => sum + sample * sample, 0) / length;
