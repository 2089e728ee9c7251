import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');

/** `<output>` is a live region too. */
const regions = /\baria-live\b|\brole=(["'{]+)(status|alert|log)\b|'role', '(status|alert|log)'|<output\b/;

it('only messages and the announcer are live regions: nothing is said twice, or before its region is known', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const found: string[] = [];
  for (const file of files) if (regions.test(await readFile(join(source, file), 'utf8'))) found.push(file);
  expect(found.sort()).toEqual(['components/message/Message.tsx', 'components/message/say.ts']);
});
