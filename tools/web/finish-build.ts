import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { licencesText } from './licences.ts';
import { makeOverlays, makePages } from './make-pages.ts';
import { makeReference } from './make-reference.ts';
import { makeServiceWorker } from './make-service-worker.ts';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build');
const next = join(build, 'web-next');
const current = join(build, 'web');

// The bundle budget needs the manifest; the served page doesn't.
await rename(join(next, '.vite/manifest.json'), join(build, 'web-manifest.json'));
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const stages = await read(join(next, '.vite/first-stages.json'));
await rm(join(next, '.vite'), { recursive: true });
await makePages(next, await read(join(build, 'web-manifest.json')), stages);
await makeOverlays(next);
await makeReference(next);
await writeFile(join(next, 'licences.txt'), licencesText(root));
// Answered at /api/openapi.yaml.
await copyFile(join(root, 'api/openapi.yaml'), join(next, 'openapi.yaml'));
await makeServiceWorker(next);
await compressFolder(next);

// The whole page takes the place of the whole page: deleting the old one first would take a while.
const last = join(build, 'web-last');
await rm(last, { recursive: true, force: true });
await rename(current, last).catch((problem) => {
  if (problem.code !== 'ENOENT') throw problem;
});
await rename(next, current);
await rm(last, { recursive: true, force: true });
