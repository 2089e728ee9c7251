import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readScore } from './score/read-score.ts';
import type { GenreScore } from './score/score.ts';

export const soundsFolder = join(import.meta.dirname, '../../content/sounds');
const scoreFolder = join(soundsFolder, 'scores');
export const sampleFolder = join(soundsFolder, 'samples');
/** What the server hands out under /media/sounds/. */
export const mediaFolder = join(soundsFolder, 'media');

export async function readScores(): Promise<GenreScore[]> {
  const files = (await readdir(scoreFolder)).filter((file) => file.endsWith('.score')).sort();
  return Promise.all(
    files.map(async (file) => {
      const score = readScore(await readFile(join(scoreFolder, file), 'utf8'), file);
      if (`${score.genre}.score` !== file) throw new Error(`${file}: its genre is ${score.genre}`);
      return score;
    }),
  );
}
