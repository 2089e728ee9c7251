import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeployFile } from './deploy-file.ts';

const readFromRoot = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');

test('every setting in the example of the package exists', async () => {
  const named = (await readDeployFile('package/wheelwright.env')).match(/WHEELWRIGHT_\w+/g) ?? [];
  const page = await readFromRoot('docs/settings.md');
  expect(named).toContain('WHEELWRIGHT_PUBLIC_URL');
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
