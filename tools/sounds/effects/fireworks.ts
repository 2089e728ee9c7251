import { filter } from '../audio/biquad.ts';
import { inRoom } from '../audio/reverb.ts';
import {
  addInto,
  addStereo,
  cut,
  faded,
  made,
  panned,
  type Samples,
  type Stereo,
  silence,
} from '../audio/stereo.ts';
import { chanceFrom } from '../synth/chance.ts';
import type { Effect } from './effect.ts';
import { sample } from './sample.ts';
import { hit, noiseFrom, tau } from './strikes.ts';

const rise = 0.7;

const rocket = (seconds: number): Samples => {
  const noise = noiseFrom('rocket');
  const air = filter('bandpass', 3000, 0.8);
  return made(seconds, (time) => {
    const height = time / seconds;
    const tone = Math.sin(tau * (900 * time + 700 * time * time) + 4 * Math.sin(tau * 9 * time));
    return (tone * 0.14 + air(noise()) * 0.2 * height) * Math.sin(Math.PI * Math.min(1, height)) ** 2;
  });
};

function bang(size: number, seed: string): Samples {
  const noise = noiseFrom(seed);
  const body = filter('lowpass', 520);
  const rumble = filter('lowpass', 100, 1.2);
  return made(1.4, (time) => {
    const crack = body(noise()) * Math.exp(-time * 5) * 2.6;
    return (crack + rumble(noise()) * Math.exp(-time * 3.2) * 4) * size * Math.min(1, time / 0.002);
  });
}

function crackle(seed: string, sparks: number): Samples {
  const chance = chanceFrom(seed);
  const sky = new Float32Array(44100 * 2);
  for (let spark = 0; spark < sparks; spark++) {
    addInto(sky, hit(2500 + chance() * 4500, 0.012, 2, 0.002), chance() ** 0.7 * 1.4, 0.3 * chance());
  }
  return sky;
}

/** [when it starts, where in the sky, how big] */
function show(rockets: readonly (readonly [number, number, number])[], seconds: number): Stereo {
  const night = silence(seconds);
  rockets.forEach(([at, place, size], index) => {
    addStereo(night, panned(rocket(rise), place), at);
    addStereo(night, panned(bang(size, `bang ${index}`), place), at + rise);
    addStereo(night, panned(crackle(`crackle ${index}`, 80 * size), 1 - place), at + rise + 0.2);
  });
  return faded(inRoom(night, 0.5), 0.5);
}

export const fireworks: readonly Effect[] = [
  {
    guid: 'fireworks',
    sound: () =>
      show(
        [
          [0, 0.35, 1],
          [0.75, 0.7, 0.8],
          [1.35, 0.5, 1.1],
        ],
        4.4,
      ),
  },
  { guid: 'fireworks-show', sound: async () => faded(cut(await sample('fireworks_show.ogg'), 0, 7.5), 1.2) },
  { guid: 'fireworks-rocket', sound: () => show([[0, 0.5, 1.2]], 3.2) },
];
