import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesText, shippedPackages } from './licences.ts';

const root = join(import.meta.dirname, '../..');
const shipped = shippedPackages(root).map(({ name }) => name);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('what packages bring along is shipped too', () => {
  expect(shipped).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', '@tabler/icons']));
});

test('the page’s licences are those of all that it ships, in full', () => {
  const text = licencesText(root);
  for (const name of shipped) expect(text).toMatch(new RegExp(`^${name} \\d.+\\n\\n.+`, 'm'));
  expect(text.match(/^Copyright/gm)?.length).toBeGreaterThanOrEqual(shipped.length - 1);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Permission to use, copy, modify, and/or distribute');
});

test('THIRD_PARTY.md names every package of the page, and no other', () => {
  const table = read('THIRD_PARTY.md').split('## In the page')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  const named = [...rows.join('\n').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...shipped].sort());
});

test('the copyright file of the package names every package of the page, and no other', () => {
  const page = read('deploy/package/copyright')
    .split('\n\n')
    .filter((part) => part.includes('/web/assets/'));
  const named = page.flatMap((part) =>
    [...part.matchAll(/\(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
  );
  expect(named.sort()).toEqual([...shipped].sort());
});
