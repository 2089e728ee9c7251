import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OfflineFiles } from '../../web/src/offline/offline-files.ts';
import { makeServiceWorker } from './make-service-worker.ts';

let folder: string;
const put = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
const made = async (): Promise<OfflineFiles> => {
  await put('sw.js', 'run(offlineFiles);');
  await makeServiceWorker(folder);
  const script = await readFile(join(folder, 'sw.js'), 'utf8');
  return new Function('run', `${script}\nreturn offlineFiles;`)(() => {});
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  for (const file of [
    'assets/index-1.js',
    'assets/text-de-ch-shell-2.js',
    'assets/text-en-shell-3.js',
    'favicon.svg',
    'apple-touch-icon.png',
    'media/snow.png',
    'media/sounds/pop/1.mp3',
    'pages/en.html',
  ])
    await put(file, file);
});
afterEach(() => rm(folder, { recursive: true }));

it('gives the worker its files by their purpose', async () => {
  expect(await made()).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    program: ['/assets/index-1.js', '/favicon.svg'],
    texts: { 'de-ch': ['/assets/text-de-ch-shell-2.js'], en: ['/assets/text-en-shell-3.js'] },
    pictures: ['/media/snow.png'],
  });
});

it('calls the same files the same version, and any other ones another', async () => {
  const first = await made();
  expect((await made()).version).toBe(first.version);
  await put('pages/en.html', 'changed');
  expect((await made()).version).not.toBe(first.version);
});

it('refuses a worker that needs other files to run', async () => {
  await put('sw.js', 'import{a}from"./assets/shared.js";');
  await expect(makeServiceWorker(folder)).rejects.toThrow('must stand alone');
});
