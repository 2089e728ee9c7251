import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');

/** Lower it with each one that goes. What is made once has `state/once`, what is shown a store. */
const most = 12;

it('modules of the page hold hardly any state outside of stores', async () => {
  const all = await readdir(source, { recursive: true });
  const files = all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file));
  const read = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })),
  );
  const found = read.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?let .*/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});
