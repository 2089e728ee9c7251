import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { mediaFolder } from './library.ts';
import { type Manifest, tracksOf } from './manifest.ts';

export async function mediaFiles(): Promise<string[]> {
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(mediaFolder, join(parentPath, name)))
    .sort();
}

/** Every file that the library consists of. */
export const expectedFiles = (manifest: Manifest): string[] => [
  'manifest.json',
  ...languageCodes.map((code) => `names/${code}.json`),
  ...manifest.genres.map(({ thumbnail }) => thumbnail),
  ...tracksOf(manifest).map(({ path }) => path),
];
