import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn, readStatements, titlesIn, titlesUnder } from './specification.ts';

const root = join(import.meta.dirname, '../..');
const row = (name: string, decidedBy: string) => `| ${name} | A statement | ${decidedBy} |`;
const titles = (file: string) => (file === 'a.test.ts' ? new Set(['works', 'a|b']) : null);

test('every statement of docs/specification.md is decided by a test that exists', () => {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  expect(faultsIn(page, titlesUnder(root))).toEqual([]);
  const statements = readStatements(page);
  expect(statements.length).toBe(570);
  const counted = `${statements.length} statements, ${statements.filter(({ byHand }) => byHand).length} by hand`;
  expect(page).toContain(counted);
});

test('a row names its tests, or says why it is decided by hand', () => {
  expect(readStatements(row('P1-2-01', '`a.test.ts`: works<br>`b_test.cpp`: Suite.Name'))).toEqual([
    {
      row: 'P1-2-01',
      text: 'A statement',
      tests: [
        { file: 'a.test.ts', title: 'works' },
        { file: 'b_test.cpp', title: 'Suite.Name' },
      ],
      byHand: undefined,
    },
  ]);
  expect(readStatements(row('P2-2.10-01', 'by hand: nobody can tell'))).toMatchObject([
    { tests: [], byHand: 'nobody can tell' },
  ]);
});

test.each([
  ['a test that is gone', row('P1-2-01', '`a.test.ts`: worked'), 'P1-2-01: a.test.ts has no test “worked”'],
  ['a file that is gone', row('P1-2-01', '`b.test.ts`: works'), 'P1-2-01: there is no file b.test.ts'],
  ['no test at all', row('P1-2-01', 'missing'), 'P1-2-01: there is no file missing'],
  [
    'a statement that was left out',
    row('P1-2-02', '`a.test.ts`: works'),
    'P1-2-02 stands where P1-2-01 belongs',
  ],
  ['a row that cannot be read', '| P1-2-01 | A statement |', 'cannot be read: | P1-2-01 | A statement |'],
])('%s is a fault', (_what, page, fault) => {
  expect(faultsIn(page, titles)).toEqual([fault]);
});

test('a bar in a title is written with a backslash', () => {
  expect(faultsIn(row('P1-2-01', '`a.test.ts`: a\\|b'), titles)).toEqual([]);
});

test('titles are read as they stand in the source', () => {
  const source = [
    "describe('a group', () => { it('is one', () => {}); });",
    "test.each([['x']])('of %s', () => {});",
    "it.each`a`('tagged', () => {});",
    "test.describe('no title', () => { test(`with " + '$' + '{name}`, async () => {}); });',
    'test.skip("it\'s", () => {});',
    "call('nothing');",
  ].join('\n');
  const titles = [...titlesIn('a.test.ts', source)];
  expect(titles).toEqual(['is one', 'of %s', 'tagged', 'with $' + '{name}', "it's"]);
  expect(titlesIn('a_test.cpp', 'TEST_P(Suite, Name) {\n}\n  TEST(Not, AtTheStart)')).toEqual(
    new Set(['Suite.Name']),
  );
});
