import { limited } from './audio/limiter.ts';
import { cutLoop } from './audio/loop.ts';
import { loudness } from './audio/loudness.ts';
import { addStereo, cut, louder, type Stereo, silence } from './audio/stereo.ts';
import { finished } from './finish.ts';
import type { Performance } from './score/perform.ts';
import { type Stem, stemsOf } from './stems.ts';

export const target = -16;
/** Encoding to MP3 lifts peaks by up to a decibel. */
export const ceiling = -2.2;

/** A finished loop, and each part alone as it sounds in the mix. */
export interface Mix {
  sound: Stereo;
  seconds: number;
  stems: Stem[];
}

/** Sets every part to its written level against the whole, so that no instrument drowns another. */
export async function mixed(performance: Performance): Promise<Mix> {
  const { stems, timing } = await stemsOf(performance);
  const levelled = stems.map((stem) => {
    const own = loudness(cut(stem.sound, timing.loopFrom, timing.loopFrom + timing.loopSeconds));
    if (!Number.isFinite(own)) throw new Error(`${performance.track.guid}: the part ${stem.name} is silent`);
    return { ...stem, sound: louder(stem.sound, target + stem.level - own) };
  });
  const together = levelled.reduce((sum, { sound }) => addStereo(sum, sound), silence(timing.totalSeconds));
  const { finish } = performance.track.options;
  const whole = finish ? finished(together, finish, timing) : together;
  return {
    sound: cutLoop(mastered(whole, timing.loopFrom, timing.loopSeconds), timing.loopFrom, timing.loopSeconds),
    seconds: timing.loopSeconds,
    stems: levelled.map((stem) => ({
      ...stem,
      sound: cutLoop(stem.sound, timing.loopFrom, timing.loopSeconds),
    })),
  };
}

/** Limiting makes it a little quieter, so the second round comes closer. */
function mastered(sound: Stereo, from: number, seconds: number): Stereo {
  let result = sound;
  for (let round = 0; round < 3; round++) {
    result = limited(louder(result, target - loudness(cut(result, from, from + seconds))), ceiling);
  }
  return result;
}
