import { addInto, centred, cut, type Samples } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { sample } from './sample.ts';
import { hit, ringing } from './strikes.ts';

export const clicks: readonly Effect[] = [
  {
    guid: 'click',
    sound: () => centred(addInto(hit(2600, 0.09, 4, 0.002), hit(5200, 0.06, 3, 0.001), 0, 0.6)),
  },
  { guid: 'click-soft', sound: () => centred(hit(1300, 0.1, 6, 0.003)) },
  {
    guid: 'click-double',
    sound: () =>
      centred(
        addInto(
          addInto(hit(2100, 0.22, 12, 0.005), hit(4700, 0.06, 8, 0.003), 0, 0.7),
          addInto(hit(3000, 0.13, 12, 0.005), hit(5600, 0.06, 8, 0.003), 0, 0.7),
          0.09,
        ),
      ),
  },
  { guid: 'click-snap', sound: async () => cut(await sample('perc_snap.flac'), 0, 0.3) },
  {
    guid: 'tick-wood',
    sound: () => centred(addInto(hit(1850, 0.08, 14, 0.001), hit(3900, 0.04, 8, 0.001), 0, 0.5)),
  },
  {
    guid: 'tick-metal',
    sound: () =>
      centred(
        ringing(
          3100,
          [
            [1, 0.6, 70],
            [1.47, 0.4, 90],
            [2.09, 0.3, 120],
          ],
          0.12,
        ),
      ),
  },
  {
    guid: 'tick-plastic',
    sound: () => centred(addInto(hit(900, 0.06, 7, 0.003), hit(4300, 0.03, 4, 0.002), 0, 0.8)),
  },
  { guid: 'tick-clock', sound: () => centred(addInto(tick(2350, 0.75), tick(1900, 0.25), 0.5)) },
];

/** A clock's case answers longer than its wheels click. */
function tick(pitch: number, seconds: number): Samples {
  const wheels = hit(pitch * 1.7, seconds, 8, 0.001);
  return addInto(
    wheels,
    ringing(
      pitch,
      [
        [1, 0.5, 38],
        [1.61, 0.25, 55],
      ],
      0.2,
    ),
  );
}
