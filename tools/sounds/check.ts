import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { genreFaults, type HeardTrack, heardAs } from './genre-faults.ts';
import { mediaFolder } from './library.ts';
import { libraryFaults } from './library-faults.ts';
import { type ManifestTrack, readManifest, tracksOf } from './manifest.ts';
import { Measurements } from './measurements.ts';
import { expectedFiles, mediaFiles } from './media-files.ts';
import { namesIn } from './names.ts';
import { allRecipes } from './recipes.ts';
import { soundFaults } from './sound-faults.ts';
import { textFaults } from './text-faults.ts';
import { readTexts } from './texts.ts';
import { thumbnailFaults } from './thumbnail-faults.ts';

const most = 25e6;

/** `npm run check:sounds -- --all` decodes every file, also those whose figures are known, and keeps the new figures. */
const { values: options } = parseArgs({ options: { all: { type: 'boolean' } } });

const [manifest, recipes, texts] = await Promise.all([readManifest(), allRecipes(), readTexts()]);
const tracks = tracksOf(manifest);
const measurements = await Measurements.read({ anew: options.all });
const heard: HeardTrack[] = [];
const faultless: ManifestTrack[] = [];
let bytes = 0;

const faults = [...libraryFaults(manifest, recipes), ...textFaults(texts, recipes), ...(await fileFaults())];
if (faults.length === 0) faults.push(...(await nameFaults()), ...(await pictureFaults()));
for (const track of tracks) faults.push(...(await faultsOf(track)));
faults.push(...genreFaults(heard));
if (bytes > most) faults.push(`the tracks have ${(bytes / 1e6).toFixed(1)} MB, more than ${most / 1e6}`);

if (options.all) await measurements.keep(faultless);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(
  `${tracks.length} sounds in ${manifest.genres.length} genres, ${(bytes / 1e6).toFixed(1)} MB, ${measurements.decoded} files decoded: all as they should be`,
);

async function faultsOf(track: ManifestTrack): Promise<string[]> {
  try {
    const measured = await measurements.of(track);
    bytes += measured.bytes;
    heard.push(...heardAs(track, measured));
    const found = soundFaults(track, measured);
    if (found.length === 0) faultless.push(track);
    return found;
  } catch (cause) {
    return [`${track.guid}: ${cause instanceof Error ? cause.message : cause}`];
  }
}

async function fileFaults(): Promise<string[]> {
  const found = await mediaFiles();
  const wanted = expectedFiles(manifest);
  return [
    ...wanted.filter((file) => !found.includes(file)).map((file) => `media/${file} is missing`),
    ...found.filter((file) => !wanted.includes(file)).map((file) => `media/${file} belongs to nothing`),
  ];
}

async function nameFaults(): Promise<string[]> {
  const stale: string[] = [];
  for (const code of languageCodes) {
    const written = JSON.parse(await readFile(join(mediaFolder, 'names', `${code}.json`), 'utf8'));
    const wanted = namesIn(code, texts, recipes);
    if (JSON.stringify(written) !== JSON.stringify(wanted))
      stale.push(`media/names/${code}.json is not what the texts say: run npm run sounds`);
  }
  return stale;
}

async function pictureFaults(): Promise<string[]> {
  const faults = manifest.genres.map(async ({ thumbnail }) => {
    const svg = await readFile(join(mediaFolder, thumbnail), 'utf8');
    return thumbnailFaults(svg).map((fault) => `media/${thumbnail}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}
