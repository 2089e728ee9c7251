import { cut, faded } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { played, type Stroke } from './played.ts';
import { sample } from './sample.ts';

const kit = { channel: 9 };
const [kick, snare, otherSnare, crash, lowTom, highTom] = [36, 38, 40, 49, 41, 50];
const strokes = 100;

/** Left, right, left, right, and louder all the way to the crash. */
function roll(): Stroke[] {
  const growing = Array.from({ length: strokes }, (_, stroke): Stroke => {
    const hand = stroke % 2;
    return [hand ? otherSnare : snare, stroke * 0.026, 0.2, 55 + 45 * (stroke / strokes) + hand * 6];
  });
  const end = strokes * 0.026 + 0.02;
  return [...growing, [crash, end, 1.5, 120], [kick, end, 0.3, 120]];
}

/** Ba-dum tss. */
const punchline: Stroke[] = [
  [highTom, 0, 0.2, 110],
  [lowTom, 0.17, 0.2, 116],
  [kick, 0.48, 0.2, 118],
  [crash, 0.48, 1.4, 110],
];

export const drums: readonly Effect[] = [
  { guid: 'drum-roll', sound: async () => faded(cut(await played(kit, roll()), 0, 4.4), 0.9) },
  { guid: 'drum-roll-long', sound: async () => faded(await sample('drum_roll.flac'), 0.4) },
  { guid: 'punchline', sound: async () => faded(cut(await played(kit, punchline), 0, 2), 0.8) },
];
