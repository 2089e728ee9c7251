import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the files that docs/architecture.md names exist', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\.(?:cpp|hpp|tsx?))`/g)].map(([, path = '']) => path);
  const files = globSync(['server/**/*.{cpp,hpp}', 'web/src/**/*.{ts,tsx}'], { cwd: root });
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
});
