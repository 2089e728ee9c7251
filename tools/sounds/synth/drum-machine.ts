import { filter } from '../audio/biquad.ts';
import { addInto, made, type Samples, type Stereo } from '../audio/stereo.ts';
import { drumKeys, type MadeKit } from '../score/drum-keys.ts';
import { chanceFrom } from './chance.ts';
import { chipDrum } from './chip-drum.ts';
import type { TimedNote } from './synthesizer.ts';

const tau = 2 * Math.PI;
type Recipe = () => Samples;

/** A drum whose pitch falls from high to low: the faster it falls, the more it clicks. */
function falling(seconds: number, low: number, high: number, speed: number, fade: number): Samples {
  let phase = 0;
  return made(seconds, (time) => {
    phase += (low + high * Math.exp(-time * speed)) / 44100;
    return Math.tanh(Math.sin(tau * phase) * 1.6) * Math.exp(-time * fade) * Math.min(1, time / 0.0008);
  });
}

function hiss(seconds: number, from: number, to: number, fade: number, seed: string): Samples {
  const chance = chanceFrom(seed);
  const highpass = filter('highpass', from);
  const lowpass = filter('lowpass', to);
  return made(seconds, (time) => lowpass(highpass(chance() * 2 - 1)) * Math.exp(-time * fade));
}

const snare: Recipe = () =>
  addInto(hiss(0.25, 1400, 9500, 17, 'snare'), falling(0.2, 175, 90, 60, 22), 0, 0.55);

/** Three hands a few milliseconds apart, then the room. */
function clap(): Samples {
  const hands = hiss(0.3, 900, 6500, 90, 'clap').map((sample) => sample * 1.3);
  for (const delay of [0.011, 0.023]) addInto(hands, hiss(0.2, 900, 6500, 80, `clap ${delay}`), delay);
  return addInto(hands, hiss(0.25, 1000, 5000, 20, 'room'), 0.026, 0.8);
}

const metal = (seconds: number, fade: number): Samples =>
  addInto(
    hiss(seconds, 7000, 16000, fade, 'metal'),
    made(
      seconds,
      (time) =>
        [3170, 4410, 5230, 6680, 8120].reduce(
          (sum, pitch) => sum + Math.sign(Math.sin(tau * pitch * time)),
          0,
        ) *
        0.05 *
        Math.exp(-time * fade),
    ),
  );

const shared: Record<string, Recipe> = {
  clap,
  snare,
  hat: () => metal(0.08, 50).map((sample) => sample * 1.1),
  pedal: () => metal(0.05, 80).map((sample) => sample * 0.5),
  ohat: () => metal(0.32, 11).map((sample) => sample * 1.1),
  crash: () => metal(1.8, 2.4).map((sample) => sample * 0.7),
  ride: () => metal(0.5, 7).map((sample) => sample * 0.7),
  rim: () => hiss(0.05, 1500, 4500, 80, 'rim').map((sample) => sample * 1.5),
  ltom: () => falling(0.35, 80, 70, 18, 9),
  mtom: () => falling(0.3, 115, 90, 18, 10),
  htom: () => falling(0.26, 155, 110, 18, 11),
};

const quieter = (sound: Samples, gain: number) => sound.map((sample) => sample * gain);

/** What an old sampler keeps of a record: a boxy kick, a fat snare, hats without their top. */
const dusty: Record<string, Recipe> = {
  kick: () => addInto(falling(0.32, 62, 120, 32, 11), hiss(0.05, 300, 2200, 60, 'dusty kick'), 0, 0.5),
  snare: () => addInto(hiss(0.3, 350, 4800, 13, 'dusty snare'), falling(0.22, 185, 60, 40, 18), 0, 0.7),
  hat: () => hiss(0.06, 3200, 7000, 55, 'dusty hat'),
  ohat: () => hiss(0.3, 3000, 7000, 12, 'dusty open hat'),
  clap: () => addInto(clap(), hiss(0.3, 400, 3000, 14, 'dusty clap'), 0, 0.6),
  tamb: () => quieter(hiss(0.12, 4200, 7500, 28, 'dusty tambourine'), 0.9),
};

/** A short kick and a snare that cracks high, as a timbale. */
const dembow: Record<string, Recipe> = {
  kick: () => falling(0.24, 58, 210, 60, 13),
  snare: () => addInto(falling(0.16, 310, 220, 60, 24), hiss(0.14, 2200, 9000, 28, 'dembow'), 0, 0.8),
  rim: () => addInto(falling(0.08, 480, 300, 90, 45), hiss(0.05, 2500, 8000, 70, 'dembow rim'), 0, 0.6),
  hat: () => quieter(metal(0.05, 75), 0.8),
};

/** The eighties: a snare in a large room that is shut behind it. */
const gated: Record<string, Recipe> = {
  kick: () => addInto(falling(0.3, 55, 190, 55, 12), hiss(0.03, 2500, 8000, 120, 'beater'), 0, 0.5),
  snare: () => addInto(hiss(0.24, 250, 9000, 3.5, 'gate'), falling(0.2, 195, 110, 50, 16), 0, 0.8),
  clap: () => addInto(clap(), hiss(0.2, 700, 7000, 5, 'gated clap'), 0, 0.5),
  tamb: () => hiss(0.1, 6500, 14000, 32, 'tambourine'),
  crash: () => quieter(metal(2.2, 2), 0.8),
};

/** Round, dull and small: nothing in it wakes anyone. */
const soft: Record<string, Recipe> = {
  kick: () => falling(0.4, 46, 70, 28, 9),
  snare: () => quieter(hiss(0.2, 500, 3000, 20, 'soft snare'), 0.9),
  clap: () => quieter(hiss(0.26, 600, 2600, 15, 'soft clap'), 0.9),
  hat: () => quieter(hiss(0.06, 2500, 5500, 45, 'soft hat'), 0.8),
  ohat: () => quieter(hiss(0.22, 2200, 5500, 14, 'soft open hat'), 0.7),
  rim: () => falling(0.06, 700, 200, 90, 60),
  shaker: () => quieter(hiss(0.09, 2400, 6000, 30, 'soft shaker'), 0.7),
};

/** A boot on boards, a hand on a box, a washboard. */
const porch: Record<string, Recipe> = {
  kick: () => addInto(falling(0.22, 78, 50, 30, 19), hiss(0.08, 120, 700, 40, 'boards'), 0, 0.9),
  snare: () => addInto(hiss(0.14, 300, 2600, 26, 'box'), falling(0.12, 240, 40, 40, 30), 0, 0.7),
  hat: () => hiss(0.05, 1800, 6500, 60, 'washboard'),
  clap,
};

const kits: Record<Exclude<MadeKit, 'chip'>, Record<string, Recipe>> = {
  house: { ...shared, kick: () => falling(0.38, 50, 270, 40, 10) },
  trap: { ...shared, kick: () => falling(0.5, 47, 180, 50, 7) },
  dusty: { ...shared, ...dusty },
  dembow: { ...shared, ...dembow },
  gated: { ...shared, ...gated },
  soft: { ...shared, ...soft },
  porch: { ...shared, ...porch },
};

const nameOf = new Map(Object.entries(drumKeys).map(([name, key]) => [key, name]));

/** Whether a kit makes this drum itself. */
export const makes = (kit: MadeKit, name: string) => kit === 'chip' || name === 'roll' || name in kits[kit];

export function playDrums(kit: MadeKit, notes: readonly TimedNote[], target: Stereo): void {
  const ready = new Map<number, Samples>();
  for (const { key, start, velocity } of notes) {
    const sound = ready.get(key) ?? drum(kit, key);
    ready.set(key, sound);
    const loudness = (velocity / 127) ** 1.4 * 0.5;
    addInto(target.left, sound, start, loudness);
    addInto(target.right, sound, start, loudness);
  }
}

function drum(kit: MadeKit, key: number): Samples {
  if (kit === 'chip') return chipDrum(key);
  const recipe = kits[kit][nameOf.get(key) ?? ''] ?? snare;
  return recipe();
}
