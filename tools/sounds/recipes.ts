import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stereo } from './audio/stereo.ts';
import { type Description, description } from './ear/description.ts';
import { leveled } from './effects/effect-level.ts';
import { effectFamilies } from './effects/effect-list.ts';
import { effectsGenre } from './genre-order.ts';
import { readScores, sampleFolder } from './library.ts';
import { digest } from './manifest.ts';
import { mixed } from './mix.ts';
import { perform } from './score/perform.ts';
import type { TrackScore } from './score/score.ts';

/** Raise it when every track should be rendered again with new synthesizers, another mix or encoder. */
const rendererVersion = 1;

interface Rendering {
  sound: Stereo;
  /** Music only. */
  loopSeconds?: number;
  /** What an ear would say of it. */
  heard?: Description;
}

/** How a track is made, and a digest that changes whenever it would sound different. */
export interface Recipe {
  guid: string;
  genre: string;
  title: string;
  artist: string;
  digest: string;
  score?: TrackScore;
  render: () => Promise<Rendering>;
}

export async function allRecipes(): Promise<Recipe[]> {
  const music = (await readScores()).flatMap(({ genre, tracks }) =>
    tracks.map((score) => ofScore(genre, score)),
  );
  return [...(await effectRecipes()), ...music];
}

function ofScore(genre: string, score: TrackScore): Recipe {
  const { guid, title, options, chords, parts } = score;
  const { artist, ...heard } = options;
  return {
    guid,
    genre,
    title,
    artist,
    score,
    digest: digest(JSON.stringify([rendererVersion, guid, heard, chords, parts])),
    render: async () => {
      const mix = await mixed(perform(score));
      return { sound: mix.sound, loopSeconds: mix.seconds, heard: description(score, mix) };
    },
  };
}

/** An effect is a small program; the text of its family, and the recordings, are its score. */
async function effectRecipes(): Promise<Recipe[]> {
  const recordings = await samplesDigest();
  const families = effectFamilies.map(async ({ file, effects }) => {
    const source = await readFile(join(import.meta.dirname, 'effects', file), 'utf8');
    return effects.map(({ guid, sound }) => ({
      guid,
      genre: effectsGenre,
      title: guid,
      artist: 'Wheelwright',
      digest: digest(`${rendererVersion} ${guid} ${recordings} ${source}`),
      render: async () => ({ sound: leveled(await sound()) }),
    }));
  });
  return (await Promise.all(families)).flat();
}

async function samplesDigest(): Promise<string> {
  const files = (await readdir(sampleFolder)).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(sampleFolder, file))));
  return digest(Buffer.concat(contents));
}
