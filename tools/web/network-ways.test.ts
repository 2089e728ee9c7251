import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../../web/src');
// Biome refuses `fetch` and sockets elsewhere, and can't see a tag by its name.
const scriptTag = /createElement\(\s*['"`]script/;

it('only loadScript adds a script to the page: it has a deadline', async () => {
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file),
  );
  const found: string[] = [];
  for (const file of files) if (scriptTag.test(await readFile(join(sources, file), 'utf8'))) found.push(file);
  expect(found).toEqual(['network/load-script.ts']);
});
