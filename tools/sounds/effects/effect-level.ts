import { limited } from '../audio/limiter.ts';
import { loudness } from '../audio/loudness.ts';
import { eachSide, gainOf, louder, type Stereo, sampleRate } from '../audio/stereo.ts';
import { truePeak } from '../audio/true-peak.ts';
import { ceiling, target } from '../mix.ts';

/** Below this a sound is a click: a limiter would turn down its point with the rest. */
const clickSeconds = 1;
/** Between two samples a rounded tip rises by up to two decibels. */
const clickCeiling = ceiling - 2;
const steps = 14;

/** The sound at the loudness that all sounds have. */
export function leveled(sound: Stereo): Stereo {
  if (sound.left.length / sampleRate < clickSeconds) return clickLeveled(sound);
  let result = sound;
  for (let round = 0; round < 4; round++)
    result = limited(louder(result, target - loudness(result)), ceiling);
  return result;
}

/** Where its peak leaves no room the tips are rounded off, just as far as it takes. */
function clickLeveled(sound: Stereo): Stereo {
  const toTarget = target - loudness(sound);
  if (toTarget <= ceiling - truePeak(sound)) return louder(sound, toTarget);
  let [low, high] = [0, 30];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (loudness(rounded(louder(sound, toTarget + middle))) < target) low = middle;
    else high = middle;
  }
  return rounded(louder(sound, toTarget + high));
}

/** Straight up to half of the ceiling, and never above it. */
function rounded(sound: Stereo): Stereo {
  const top = gainOf(clickCeiling);
  const knee = top / 2;
  return eachSide(sound, (side) =>
    side.map((sample) => {
      const over = Math.abs(sample) - knee;
      return over <= 0 ? sample : Math.sign(sample) * (knee + knee * Math.tanh(over / knee));
    }),
  );
}
