import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shippedSources } from './page-sources.ts';

const root = join(import.meta.dirname, '../..');

/** Modules without a key of their own: they store for others, by another file's key, or ask whether there is storage. */
const ways = [
  'wheel/keeping/browser-storage.ts',
  'wheel/keeping/journal-notes.ts',
  'i18n/sign-in-language.ts',
  'app/open-wheel-link.ts',
  'early.js',
];

const touches = /\b(?:localStorage|sessionStorage|browserStorage|keptPreference)\b/;
const keyIn =
  /^ {2}(\w+): \['\w+', '\w+'(?:, '\w+')?\],$|\b(?:\w*[kK]ey|kept)(?: =|:) '([\w.]+)'|^ {2}\w+: '(\w+)',$|(?:action|wheel|page): '(\w+)'/gm;

const storingFiles = (): { file: string; keys: string[] }[] =>
  shippedSources(/\.(?:tsx?|js)$/)
    .filter(({ file, text }) => touches.test(text) && !ways.includes(file))
    .map(({ file, text }) => ({
      file,
      keys: [...text.matchAll(keyIn)].map(
        ([, chosen, one, listed, named]) => chosen ?? one ?? listed ?? named ?? '',
      ),
    }));

function documentedKeys(): string[] {
  const page = readFileSync(join(root, 'docs/privacy.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\|.*\| (?:local|session) \|/.test(line));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, key]) => key ?? ''),
  );
}

it('every key that the page keeps in a browser is explained in docs/privacy.md, and no other is', () => {
  const files = storingFiles();
  const documented = documentedKeys();
  for (const { file, keys } of files)
    expect(keys.length, `${file} stores something by no known key`).toBeGreaterThan(0);
  // Composed of another key and a time or an id.
  const found = new Set([...files.flatMap(({ keys }) => keys), 'wheelConfig.aside.', 'wheelConfig.left.']);
  expect([...found].sort()).toEqual([...new Set(documented)].sort());
});
