import { inRoom } from '../audio/reverb.ts';
import { addStereo, centred, cut, faded, type Stereo, silence } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { played } from './played.ts';
import { sample } from './sample.ts';
import { type Partial, ringing } from './strikes.ts';

/** What makes a cast bell: a hum below, a minor third, a fifth, an octave. */
const cast: readonly Partial[] = [
  [0.5, 0.25, 1.2],
  [1, 1, 1.6],
  [1.19, 0.4, 2.2],
  [1.5, 0.35, 2.6],
  [2, 0.6, 2.4],
  [2.66, 0.3, 4],
  [3.01, 0.25, 5],
  [4.1, 0.18, 8],
];
const small: readonly Partial[] = [
  [1, 1, 3],
  [2.76, 0.35, 6],
  [5.4, 0.15, 12],
];

/** A small bell beaten again and again, as at the end of a boxing round. */
function roundBell(): Stereo {
  const ring = silence(2.4);
  for (const at of [0, 0.28, 0.56]) addStereo(ring, centred(ringing(1180, cast, 1.8)), at);
  return faded(inRoom(ring, 0.3), 0.4);
}

/**
 * One microphone of the recording: at the bell's loudest pitch the two heard it in turns, and on one speaker hardly
 * anything was left.
 */
async function handBell(): Promise<Stereo> {
  const { left } = await sample('perc_bell.flac');
  return faded(cut(inRoom(centred(left), 0.3), 0, 3), 0.8);
}

function doorbell(): Stereo {
  const chime = silence(2.2);
  addStereo(chime, centred(ringing(659.3, small, 2)), 0);
  addStereo(chime, centred(ringing(523.3, small, 1.7)), 0.5);
  return faded(inRoom(chime, 0.3), 0.4);
}

export const bells: readonly Effect[] = [
  { guid: 'bell', sound: () => faded(inRoom(centred(ringing(880, cast, 2.4)), 0.3), 0.4) },
  { guid: 'bell-hand', sound: handBell },
  { guid: 'bell-round', sound: roundBell },
  {
    guid: 'bell-church',
    sound: async () =>
      faded(
        cut(
          await played({ bank: 8, program: 14 }, [
            [60, 0, 4, 112],
            [60, 1.6, 3, 100],
          ]),
          0,
          4.2,
        ),
        1.2,
      ),
  },
  { guid: 'ding', sound: () => faded(inRoom(centred(ringing(1568, small, 1.4)), 0.3), 0.3) },
  { guid: 'ding-dong', sound: doorbell },
];
