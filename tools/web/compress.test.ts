import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
const long = 'spin '.repeat(100);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/long.js'), long);
});
afterEach(() => rm(folder, { recursive: true }));

it('makes both siblings, and both give the file back', async () => {
  await compressFolder(folder);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'assets/long.js.gz'))).toString()).toBe(long);
});

it('leaves small files, fonts and pictures alone', async () => {
  await writeFile(join(folder, 'small.js'), 'x'.repeat(255));
  await writeFile(join(folder, 'face.woff2'), long);
  await writeFile(join(folder, 'icon.png'), long);
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['assets', 'face.woff2', 'icon.png', 'small.js']);
});

it('begins at 256 bytes', async () => {
  await writeFile(join(folder, 'edge.css'), 'x'.repeat(256));
  await compressFolder(folder);
  expect(await readdir(folder)).toContain('edge.css.br');
});
