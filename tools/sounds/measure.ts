import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { longestSilence, seam } from './audio/loop.ts';
import { loudness } from './audio/loudness.ts';
import { readMp3 } from './audio/mp3.ts';
import { framesIn } from './audio/mp3-frames.ts';
import { cut, sampleRate } from './audio/stereo.ts';
import { truePeak } from './audio/true-peak.ts';
import { mediaFolder } from './library.ts';
import { digest, type ManifestTrack } from './manifest.ts';

/** What a decoded file really is. */
export interface Measured {
  bytes: number;
  hash: string;
  seconds: number;
  bitrates: number[];
  strayBytes: number;
  lufs: number;
  peak: number;
  silence: number;
  /** Music only: how the loop's end meets its start. */
  seam?: number;
}

export async function measure({ path, loop }: ManifestTrack): Promise<Measured> {
  const file = join(mediaFolder, path);
  const bytes = await readFile(file);
  const { bitrates, stray } = framesIn(bytes);
  const sound = await readMp3(file);
  return {
    bytes: (await stat(file)).size,
    hash: digest(bytes),
    seconds: sound.left.length / sampleRate,
    bitrates,
    strayBytes: stray,
    lufs: loudness(loop ? cut(sound, loop.start, loop.end) : sound),
    peak: truePeak(sound),
    silence: longestSilence(sound),
    ...(loop && { seam: seam(sound, loop.start, loop.end) }),
  };
}
