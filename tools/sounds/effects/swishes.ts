import { movingFilter } from '../audio/biquad.ts';
import { cut, faded, made, type Samples, type Stereo } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { sample } from './sample.ts';
import { noiseFrom } from './strikes.ts';

type Curve = (way: number) => number;

/** Air that rushes by: noise through a filter that moves, partly different for each ear. */
function rush(seconds: number, quality: number, pitch: Curve, loudness: Curve): Stereo {
  const ear = (name: string): Samples => {
    const [own, shared] = [noiseFrom(`rush ${name}`), noiseFrom('rush')];
    const air = movingFilter('bandpass', quality);
    return made(
      seconds,
      (time) => air(own() * 0.6 + shared() * 0.8, pitch(time / seconds)) * loudness(time / seconds),
    );
  };
  return { left: ear('left'), right: ear('right') };
}

const swing: Curve = (way) => Math.sin(Math.PI * way);

export const swishes: readonly Effect[] = [
  {
    guid: 'swish',
    sound: () =>
      rush(
        0.55,
        1.1,
        (way) => 500 + 4500 * swing(way) ** 1.5,
        (way) => swing(way) ** 2,
      ),
  },
  {
    guid: 'swish-up',
    sound: () =>
      rush(
        0.75,
        1.4,
        (way) => 300 * 30 ** way,
        (way) => way ** 2 * Math.min(1, (1 - way) * 12),
      ),
  },
  {
    guid: 'swish-down',
    sound: () =>
      rush(
        0.7,
        1.4,
        (way) => 5500 * 0.05 ** way,
        (way) => Math.min(1, way * 12) * (1 - way) ** 1.1,
      ),
  },
  { guid: 'swoosh', sound: async () => faded(cut(await sample('ambi_swoosh.flac'), 0, 1.8), 0.3) },
];
