import { addInto, addStereo, centred, cut, faded, made, mono, type Stereo } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { played, type Stroke } from './played.ts';
import { ringing, tau } from './strikes.ts';

const [trumpet, trombone, timpani, horns] = [56, 57, 47, 60];
/** [key, start, length] of the first voice */
type Tune = readonly (readonly [number, number, number])[];

const voice = (tune: Tune, below: (key: number) => number, velocity: number): Stroke[] =>
  tune.map(([key, start, length]) => [key - below(key), start, length, velocity]);

const arrival: Tune = [
  [67, 0, 0.14],
  [67, 0.16, 0.14],
  [67, 0.32, 0.14],
  [72, 0.48, 0.43],
  [67, 0.95, 0.21],
  [72, 1.2, 0.95],
];
const royal: Tune = [
  [65, 0, 0.3],
  [65, 0.34, 0.12],
  [65, 0.5, 0.12],
  [70, 0.66, 0.6],
  [65, 1.3, 0.3],
  [70, 1.64, 0.3],
  [74, 1.98, 0.3],
  [77, 2.32, 1.2],
];

async function brassBand(tune: Tune, tonic: number, seconds: number): Promise<Stereo> {
  const second = (key: number) => (key % 12 === tonic % 12 ? 8 : 3);
  const last = tune.at(-1)?.[1] ?? 0;
  const band = await played({ program: trumpet, pan: 52 }, [
    ...voice(tune, () => 0, 116),
    ...voice(tune, second, 100),
  ]);
  addStereo(
    band,
    await played(
      { program: trombone, pan: 80 },
      voice(tune, () => 12, 106),
    ),
  );
  addStereo(
    band,
    await played(
      { program: horns, pan: 40 },
      voice(tune, () => 5, 84),
    ),
  );
  addStereo(
    band,
    await played({ program: timpani }, [
      [tonic - 24, 0, 0.4, 100],
      [tonic - 24, last, 1.2, 116],
    ]),
  );
  addStereo(band, await played({ channel: 9 }, [[49, last, 1.2, 96]]), 0, 0.7);
  return faded(cut(band, 0, seconds), 0.5);
}

const sigh: Stroke[] = [
  [59, 0, 0.36, 110],
  [58, 0.42, 0.36, 108],
  [57, 0.84, 0.36, 106],
  [56, 1.26, 1.1, 110],
];

/** Three little bells up, for a small success. */
function levelUp(): Stereo {
  const chime = mono(1.3);
  [523.25, 659.26, 783.99, 1046.5].forEach((pitch, step) => {
    addInto(
      chime,
      ringing(
        pitch,
        [
          [1, 1, 4],
          [2, 0.4, 6],
          [3, 0.15, 9],
        ],
        0.95,
      ),
      step * 0.09,
    );
  });
  return faded(centred(chime), 0.2);
}

const coin = () =>
  made(0.5, (time) => {
    const pitch = time < 0.07 ? 987.8 : 1318.5;
    return Math.sign(Math.sin(tau * pitch * time)) * 0.5 * Math.exp(-Math.max(0, time - 0.07) * 7);
  });

export const fanfares: readonly Effect[] = [
  { guid: 'fanfare', sound: () => brassBand(arrival, 72, 2.9) },
  { guid: 'fanfare-royal', sound: () => brassBand(royal, 70, 4.2) },
  { guid: 'level-up', sound: levelUp },
  { guid: 'coin', sound: () => faded(centred(coin()), 0.05) },
  {
    guid: 'sad-trombone',
    sound: async () => faded(cut(await played({ program: trombone }, sigh), 0, 2.7), 0.4),
  },
];
