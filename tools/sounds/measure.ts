import { readFile } from 'node:fs/promises';
import { longestSilence, seam } from './audio/loop.ts';
import { loudness, monoLoss } from './audio/loudness.ts';
import { readMp3 } from './audio/mp3.ts';
import { framesIn } from './audio/mp3-frames.ts';
import { cut, sampleRate } from './audio/stereo.ts';
import { truePeak } from './audio/true-peak.ts';
import { bandsOf, colourOf } from './ear/colour.ts';
import { rhythmOf } from './ear/rhythm.ts';
import { digest } from './manifest.ts';

/** What a decoded file really is. */
export interface Measured {
  bytes: number;
  hash: string;
  seconds: number;
  bitrates: number[];
  strayBytes: number;
  lufs: number;
  peak: number;
  /** What one speaker loses against two, in dB. */
  monoLoss: number;
  silence: number;
  /** Music only: how the loop's end meets its start. */
  seam?: number;
  /** Music only: its colour and rhythm, which genres are told apart by. */
  character?: number[];
}

export async function measure(file: string, loop?: { start: number; end: number }): Promise<Measured> {
  const bytes = await readFile(file);
  const { bitrates, stray } = framesIn(bytes);
  const sound = await readMp3(file);
  const heard = loop ? cut(sound, loop.start, loop.end) : sound;
  const measured: Measured = {
    bytes: bytes.length,
    hash: digest(bytes),
    seconds: sound.left.length / sampleRate,
    bitrates,
    strayBytes: stray,
    lufs: loudness(heard),
    peak: truePeak(sound),
    monoLoss: monoLoss(heard),
    silence: longestSilence(sound),
  };
  if (!loop) return measured;
  const bands = bandsOf(heard);
  return {
    ...measured,
    seam: seam(sound, loop.start, loop.end),
    character: [...colourOf(bands), ...rhythmOf(bands)],
  };
}
