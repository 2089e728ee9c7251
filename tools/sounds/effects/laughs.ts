import { addStereo, cut, faded, louder, type Stereo, silence } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { played } from './played.ts';

const laughing = { bank: 1, program: 126 };

/** The key is how high the voice is: 60 is as recorded. */
async function laugh(key: number, seconds: number, pan = 64): Promise<Stereo> {
  const sound = await played({ ...laughing, pan }, [[key, 0, seconds, 110]], 'noises');
  return faded(cut(sound, 0, seconds), 0.3);
}

async function together(): Promise<Stereo> {
  const group = silence(3.4);
  const voices = [
    [60, 0, 64, 0],
    [65, 0.2, 24, -2],
    [55, 0.45, 100, -1],
    [68, 0.7, 84, -4],
  ] as const;
  for (const [key, at, pan, loudness] of voices)
    addStereo(group, louder(await laugh(key, 2.6, pan), loudness), at);
  return faded(group, 0.5);
}

export const laughs: readonly Effect[] = [
  { guid: 'laugh', sound: () => laugh(60, 2.4) },
  { guid: 'laugh-deep', sound: () => laugh(54, 2.8) },
  { guid: 'laugh-giggle', sound: () => laugh(69, 1.5) },
  { guid: 'laugh-group', sound: together },
];
