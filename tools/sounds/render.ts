import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { loopStart } from './audio/loop.ts';
import { writeMp3 } from './audio/mp3.ts';
import { sampleRate } from './audio/stereo.ts';
import { genreFaults, heardAs } from './genre-faults.ts';
import { genreOrder } from './genre-order.ts';
import { mediaFolder, soundsFolder } from './library.ts';
import {
  digest,
  type Manifest,
  type ManifestTrack,
  randomizerOf,
  readManifest,
  tracksOf,
  writeManifest,
} from './manifest.ts';
import { Measurements } from './measurements.ts';
import { expectedFiles, mediaFiles } from './media-files.ts';
import { namesIn } from './names.ts';
import { allRecipes, type Recipe } from './recipes.ts';
import { soundFaults } from './sound-faults.ts';
import { readTexts } from './texts.ts';
import { trackTable } from './track-table.ts';

const recipes = await allRecipes();
const texts = await readTexts();
const before = await readManifest().catch((): Manifest => ({ genres: [] }));
const measurements = await Measurements.read();
const rendered = new Map(tracksOf(before).map((track) => [track.guid, track]));

for (const recipe of recipes) {
  if (await isUpToDate(recipe)) continue;
  const started = performance.now();
  rendered.set(recipe.guid, await render(recipe));
  await writeManifest(manifestNow());
  console.log(
    `${recipe.genre}/${recipe.guid}: rendered in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
const manifest = manifestNow();
await writeManifest(manifest);
await writeNames();
await removeLeftovers();
await writeTable();

function pathOf({ genre, guid }: Recipe) {
  return `${genre}/${guid}.mp3`;
}

async function isUpToDate(recipe: Recipe): Promise<boolean> {
  const track = rendered.get(recipe.guid);
  if (track?.recipe !== recipe.digest || track.path !== pathOf(recipe)) return false;
  const bytes = await readFile(join(mediaFolder, track.path)).catch(() => undefined);
  return bytes !== undefined && digest(bytes) === track.hash;
}

async function render(recipe: Recipe): Promise<ManifestTrack> {
  const { guid, artist } = recipe;
  const { sound, loopSeconds, heard } = await recipe.render();
  for (const fact of heard?.facts ?? []) console.log(`  ${fact}`);
  if (heard?.unheard.length) throw new Error(`${guid}: ${heard.unheard.join(' and ')} cannot be heard`);
  const path = pathOf(recipe);
  const file = join(mediaFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeMp3(sound, file);
  const track: ManifestTrack = {
    guid,
    path,
    artist,
    seconds: inMilliseconds(sound.left.length / sampleRate),
    // Whole samples: a loop that is cut between two of them clicks.
    ...(loopSeconds && {
      loop: { start: loopStart, end: loopStart + Math.round(loopSeconds * sampleRate) / sampleRate },
    }),
    recipe: recipe.digest,
    hash: digest(await readFile(file)),
  };
  const faults = soundFaults(track, await measurements.of(track));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return track;
}

function inMilliseconds(seconds: number) {
  return Math.round(seconds * 1000) / 1000;
}

function manifestNow(): Manifest {
  const genres = genreOrder.map((guid) => ({
    guid,
    thumbnail: `thumbnails/${guid}.svg`,
    tracks: [randomizerOf(guid), ...recipes.filter(({ genre }) => genre === guid).flatMap(listed)],
  }));
  return { genres };
}

/** Who wrote it may be corrected without a new rendering. */
function listed({ guid, artist }: Recipe): ManifestTrack[] {
  const track = rendered.get(guid);
  return track ? [{ ...track, artist }] : [];
}

async function writeNames() {
  await mkdir(join(mediaFolder, 'names'), { recursive: true });
  for (const code of languageCodes) {
    const names = namesIn(code, texts, recipes);
    await writeFile(join(mediaFolder, 'names', `${code}.json`), `${JSON.stringify(names, null, 1)}\n`);
  }
}

async function removeLeftovers() {
  const wanted = new Set(expectedFiles(manifest));
  for (const file of await mediaFiles()) {
    if (!wanted.has(file)) await rm(join(mediaFolder, file));
  }
}

async function writeTable() {
  const rows = [];
  for (const track of tracksOf(manifest)) {
    const recipe = recipes.find(({ guid }) => guid === track.guid);
    if (recipe) rows.push({ track, recipe, measured: await measurements.of(track) });
  }
  await writeFile(join(soundsFolder, 'TRACKS.md'), trackTable(rows));
  await measurements.keep(tracksOf(manifest));
  const heard = rows.flatMap(({ track, measured }) => heardAs(track, measured));
  for (const fault of genreFaults(heard)) console.warn(fault);
}
