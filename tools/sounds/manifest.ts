import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from './library.ts';

/** A track as the page gets it; times in seconds. */
export interface ManifestTrack {
  guid: string;
  /** Beside the manifest. */
  path: string;
  artist: string;
  seconds: number;
  /** Only music has one: play from the start of the file, then jump from `end` to `start`. */
  loop?: { start: number; end: number };
  /** What it was made from. */
  recipe: string;
  /** What is in the file; also its version for caches. */
  hash: string;
}

interface Randomizer {
  guid: string;
  isRandomizer: true;
}

interface ManifestGenre {
  guid: string;
  thumbnail: string;
  tracks: (Randomizer | ManifestTrack)[];
}

export interface Manifest {
  genres: ManifestGenre[];
}

export const isTrack = (entry: Randomizer | ManifestTrack): entry is ManifestTrack =>
  !('isRandomizer' in entry);

/** The entry that stands for any track of its genre. */
export const randomizerOf = (genre: string): Randomizer => ({
  guid: `randomize-${genre}`,
  isRandomizer: true,
});

export const tracksOf = ({ genres }: Manifest): ManifestTrack[] =>
  genres.flatMap(({ tracks }) => tracks.filter(isTrack));

/** Short, for it travels with every manifest; sixteen digits do not meet by chance. */
export const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

const file = join(mediaFolder, 'manifest.json');

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** One line per track: a change of one shows as one. */
export async function writeManifest({ genres }: Manifest): Promise<void> {
  const blocks = genres.map(({ guid, thumbnail, tracks }) => {
    const lines = tracks.map((track) => `        ${JSON.stringify(track)}`).join(',\n');
    return `    {\n      "guid": "${guid}",\n      "thumbnail": "${thumbnail}",\n      "tracks": [\n${lines}\n      ]\n    }`;
  });
  await writeFile(file, `{\n  "genres": [\n${blocks.join(',\n')}\n  ]\n}\n`);
}
