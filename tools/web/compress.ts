import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.yaml',
  '.ico',
  '.webmanifest',
]);
/** Below this size the headers outweigh the saving. */
const smallest = 256;

/** Puts a `.br` and a `.gz` beside every file that gains from it: made once here, not on every request. */
export async function compressFolder(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) await compressFile(join(folder, path));
}

async function compressFile(path: string): Promise<void> {
  if (!compressible.has(extname(path))) return;
  const { size } = await stat(path);
  if (size < smallest) return;
  const plain = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
