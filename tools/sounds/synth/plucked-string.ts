import { filter } from '../audio/biquad.ts';
import { type Samples, sampleRate } from '../audio/stereo.ts';
import { chanceFrom } from './chance.ts';

/** A string that is plucked: a short noise runs around a delay as long as its pitch and loses its highs on the way. */
export interface PluckedString {
  /** Seconds until it has faded by 60 dB. */
  ring: number;
  /** From 0 muffled to 1 glassy. */
  brightness: number;
  /** Where it is plucked, as a share of its length: near the bridge it is thinner. */
  place: number;
  /** Hz of the body that answers, 0 for none. */
  body: number;
}

/** After Karplus and Strong, tuned between the samples with an all-pass. */
export function pluck(string: PluckedString, frequency: number, length: number): Samples {
  const { ring, brightness, place, body } = string;
  const round = sampleRate / frequency;
  const softness = 0.5 * (1 - brightness);
  const delay = Math.floor(round - softness - 0.2);
  const rest = round - softness - delay;
  const tuning = (1 - rest) / (1 + rest);
  const loss = 10 ** (-3 / (ring * frequency));
  const line = struck(delay, place, brightness, frequency);
  let [before, tunedIn, tunedOut] = [0, 0, 0];
  const sound = new Float32Array(length).map((_, index) => {
    const spot = index % delay;
    const out = line[spot] ?? 0;
    const soft = (out * (1 - softness) + before * softness) * loss;
    before = out;
    tunedOut = tuning * (soft - tunedOut) + tunedIn;
    tunedIn = soft;
    line[spot] = tunedOut;
    return out;
  });
  return body ? withBody(sound, body) : sound;
}

/** What the pick leaves on the string: noise without the tones that have a node where it is plucked. */
function struck(delay: number, place: number, brightness: number, frequency: number): Samples {
  const chance = chanceFrom(`string ${Math.round(frequency)}`);
  const soften = filter('lowpass', 1500 + 9000 * brightness);
  const noise = new Float32Array(delay).map(() => soften(chance() * 2 - 1));
  const node = Math.max(1, Math.round(delay * place));
  const line = noise.map((sample, index) => sample - (noise[(index + delay - node) % delay] ?? 0));
  const level = line.reduce((sum, sample) => sum + sample, 0) / delay;
  return line.map((sample) => sample - level);
}

function withBody(sound: Samples, body: number): Samples {
  const low = filter('bandpass', body, 2);
  const high = filter('bandpass', body * 2.3, 1.5);
  return sound.map((sample) => sample * 0.7 + low(sample) * 1.2 + high(sample) * 0.8);
}
