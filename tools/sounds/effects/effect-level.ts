import { limited } from '../audio/limiter.ts';
import { loudness } from '../audio/loudness.ts';
import { louder, type Stereo, sampleRate } from '../audio/stereo.ts';
import { truePeak } from '../audio/true-peak.ts';
import { ceiling, target } from '../mix.ts';

/** Below this a sound is a click: limiting would take its point away, so its peak decides how loud it can be. */
export const clickSeconds = 1;

export function leveled(sound: Stereo): Stereo {
  const toTarget = target - loudness(sound);
  if (sound.left.length / sampleRate < clickSeconds) {
    return louder(sound, Math.min(toTarget, ceiling - truePeak(sound)));
  }
  let result = sound;
  for (let round = 0; round < 4; round++)
    result = limited(louder(result, target - loudness(result)), ceiling);
  return result;
}
