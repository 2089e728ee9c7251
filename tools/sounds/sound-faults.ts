import type { ManifestTrack } from './manifest.ts';
import type { Measured } from './measure.ts';
import { target } from './mix.ts';

const tolerance = 1.5;
const highestPeak = -1;
/** Sides that have nothing in common lose 3 dB on one speaker. Those that lose more cancel each other there. */
const mostMonoLoss = 3;
/** The same 80 ms at both ends of a loop may differ by what MP3 leaves out, not by another note. */
const widestSeam = -6;

/** Everything wrong with one file, as sentences. */
export function soundFaults(track: ManifestTrack, found: Measured): string[] {
  const rules: [boolean, string][] = [
    [found.hash === track.hash, 'the file is not the one that was rendered: run npm run sounds'],
    [found.strayBytes === 0, `${found.strayBytes} bytes belong to no frame: it is cut off or broken`],
    [found.bitrates.join() === '96', `it has ${found.bitrates.join(' and ')} kbit/s instead of 96`],
    [
      near(found.seconds, track.seconds, 0.06),
      `it lasts ${found.seconds.toFixed(2)} s instead of ${track.seconds} s`,
    ],
    [found.peak <= highestPeak, `its peak is ${found.peak.toFixed(1)} dB, above ${highestPeak}`],
    [
      near(found.lufs, target, tolerance),
      `it is at ${found.lufs.toFixed(1)} LUFS instead of ${target} ± ${tolerance}`,
    ],
    [
      found.monoLoss <= mostMonoLoss,
      `one speaker loses ${found.monoLoss.toFixed(1)} dB of it, more than ${mostMonoLoss}`,
    ],
  ];
  const faults = [...rules, ...(track.loop ? loopRules(track.loop, found) : [])];
  return faults.filter(([holds]) => !holds).map(([, fault]) => `${track.guid}: ${fault}`);
}

function loopRules(
  loop: { start: number; end: number },
  { seconds, silence, seam }: Measured,
): [boolean, string][] {
  const length = loop.end - loop.start;
  return [
    [length >= 10 && length <= 20, `its loop lasts ${length.toFixed(1)} s instead of 10 to 20`],
    [loop.start > 0 && loop.end + 0.1 <= seconds, 'its loop leaves no room for a decoder’s delay'],
    [silence <= 0.8, `it is silent for ${silence.toFixed(1)} s`],
    [(seam ?? 0) <= widestSeam, `its loop has a seam of ${seam?.toFixed(1)} dB`],
  ];
}

const near = (value: number, wanted: number, within: number) => Math.abs(value - wanted) <= within;
