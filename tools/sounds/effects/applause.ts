import { filter } from '../audio/biquad.ts';
import { inRoom } from '../audio/reverb.ts';
import { addInto, addStereo, faded, made, type Samples, type Stereo, silence } from '../audio/stereo.ts';
import { chanceFrom } from '../synth/chance.ts';
import type { Effect } from './effect.ts';
import { noiseFrom, tau } from './strikes.ts';

interface Crowd {
  seed: string;
  people: number;
  seconds: number;
  /** How far apart they begin, in seconds. */
  entry: number;
  /** Quick claps are enthusiasm. */
  clapsPerSecond: number;
  room: number;
}

/** Many people, each with hands of their own, a pace of their own and a seat in the hall. */
function crowd({ seed, people, seconds, entry, clapsPerSecond, room }: Crowd): Stereo {
  const chance = chanceFrom(seed);
  const hall = silence(seconds);
  for (let person = 0; person < people; person++) {
    const pitch = 700 + chance() * 1500;
    const width = 0.8 + chance() * 1.2;
    const pace = clapsPerSecond * (0.75 + chance() * 0.5);
    const seat = 0.15 + 0.7 * chance();
    const nearness = 0.35 + chance() * 0.65;
    const stop = seconds * (0.68 + chance() * 0.28);
    for (let time = chance() * entry; time < stop; time += (0.88 + chance() * 0.24) / pace) {
      const tiring = Math.min(1, stop - time);
      const loudness = nearness * (0.7 + chance() * 0.6) * tiring;
      const clap = oneClap(pitch * (0.92 + chance() * 0.16), width, `${seed} ${person} ${time}`);
      // By loudness alone: a clap that reaches one ear later fades on one speaker.
      addInto(hall.left, clap, time, loudness * Math.sqrt(1 - seat));
      addInto(hall.right, clap, time, loudness * Math.sqrt(seat));
    }
  }
  return faded(inRoom(hall, room, 0.7), 0.4);
}

function oneClap(pitch: number, width: number, seed: string): Samples {
  const noise = noiseFrom(seed);
  const hands = filter('bandpass', pitch, width);
  return made(0.045, (time) => hands(noise()) * Math.exp(-time * 130) * 3);
}

/** Two fingers between the lips: up, and down again. */
const fingerWhistle = (high: number): Samples =>
  made(0.7, (time) => {
    const glide = high * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, time / 0.6)));
    return Math.sin(tau * glide * time) * 0.5 * Math.sin(Math.PI * Math.min(1, time / 0.7)) ** 0.7;
  });

function ovation(): Stereo {
  const hall = crowd({
    seed: 'ovation',
    people: 90,
    seconds: 5.5,
    entry: 0.4,
    clapsPerSecond: 4.9,
    room: 0.7,
  });
  const whistles = silence(5.5);
  for (const [at, pitch, left, right] of [
    [0.8, 2300, 0.5, 0.2],
    [2.1, 2700, 0.15, 0.45],
    [3.4, 2450, 0.35, 0.35],
  ] as const) {
    addInto(whistles.left, fingerWhistle(pitch), at, left);
    addInto(whistles.right, fingerWhistle(pitch), at, right);
  }
  return addStereo(hall, inRoom(whistles, 0.8), 0, 0.5);
}

export const applause: readonly Effect[] = [
  {
    guid: 'applause',
    sound: () =>
      crowd({ seed: 'applause', people: 55, seconds: 4.5, entry: 0.35, clapsPerSecond: 4.2, room: 0.5 }),
  },
  {
    guid: 'applause-polite',
    sound: () =>
      crowd({ seed: 'polite', people: 12, seconds: 3.2, entry: 0.5, clapsPerSecond: 3.2, room: 0.4 }),
  },
  { guid: 'applause-ovation', sound: ovation },
  {
    guid: 'applause-slow',
    sound: () =>
      crowd({ seed: 'slow', people: 1, seconds: 3.6, entry: 0.01, clapsPerSecond: 1.4, room: 0.8 }),
  },
];
