import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatements } from '../check/specification.ts';
import { breakagesOf, drawnStatements, faultsOf, readBreakages } from './breakages.ts';
import { pattern } from './runners.ts';

const root = join(import.meta.dirname, '../..');
const all = breakagesOf(root);

test('every breakage changes a text that occurs once, and names tests that exist', () => {
  expect(faultsOf(all, root)).toEqual([]);
});

test('each drawn statement has a breakage', () => {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const drawn = drawnStatements(readStatements(page).map(({ row }) => row));
  const broken = new Set(all.map(({ statement }) => statement));
  expect(drawn.filter((row) => !broken.has(row))).toEqual([]);
});

/** Helpers of builds and tests, and folders that only hold others. */
const aside = [
  'server/cmake/',
  'server/fuzz/',
  'server/loop_guard/',
  'server/testing/',
  'web/src/features/',
  'web/src/kit/',
  'web/src/reviews/',
  'web/src/testing/',
];
const modules = ['server', 'web/src', 'web/src/features'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/`)
    .filter((module) => !aside.includes(module)),
);

test.each(modules)('%s has a breakage', (module) => {
  expect(all.some(({ file }) => file.startsWith(module))).toBe(true);
});

const entry = [
  '== no-guard',
  'file: tools/mutations/breakages.ts',
  'loses: everything',
  'test: a.test.ts: works: always',
  'test: b_test.cpp',
  '- one',
  '-   two',
  '+ three',
  '',
];

test('a breakage is read as it is written', () => {
  expect(readBreakages(entry.join('\n'))).toEqual([
    {
      name: 'no-guard',
      file: 'tools/mutations/breakages.ts',
      loses: 'everything',
      statement: undefined,
      tests: [
        { file: 'a.test.ts', title: 'works: always' },
        { file: 'b_test.cpp', title: '' },
      ],
      oldText: 'one\n  two',
      newText: 'three',
    },
  ]);
});

test('what is wrong with a breakage is said', () => {
  const [broken] = readBreakages(entry.join('\n'));
  if (!broken) throw new Error('nothing was read');
  const faults = faultsOf(
    [broken, { ...broken, statement: 'P9-9-99', loses: '', newText: 'one\n  two' }],
    root,
  );
  expect(faults).toContain('no-guard: its old text occurs 0 times in tools/mutations/breakages.ts, not once');
  expect(faults).toContain('no-guard: there is no file a.test.ts');
  expect(faults).toContain('no-guard: another breakage has this name');
  expect(faults).toContain('no-guard: it doesn’t say what a user loses');
  expect(faults).toContain('no-guard: it changes nothing');
  expect(faults).toContain('no-guard: there is no statement P9-9-99');
  expect(existsSync(join(root, 'a.test.ts'))).toBe(false);
});

test('the draw is the same at every run, and a new row moves no other', () => {
  const rows = Array.from({ length: 100 }, (_, number) => `P1-1-${number}`);
  const drawn = drawnStatements(rows);
  expect(drawn).toHaveLength(60);
  expect(drawnStatements([...rows].reverse())).toEqual(drawn);
  expect(drawnStatements([...rows, 'P1-2-01']).filter((row) => !drawn.includes(row)).length).toBeLessThan(2);
});

test.each([
  ['%s is read', 'x is read'],
  ['at $' + '{place} of $many', 'at 3 of 4'],
  ['a (b) costs 1.5 $', 'a (b) costs 1.5 $'],
  ['$' + '{calls.find((each) => each[2] === call) + 1} answers', '3 answers'],
])('the title %s finds the test “%s”', (title, name) => {
  expect(name).toMatch(new RegExp(`^${pattern(title)}$`));
});
