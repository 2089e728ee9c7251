import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storiesOf } from '../../e2e/engines/core-stories.ts';
import { browsersPage, outcomesIn, type Report, rowsIn, storiesIn, tableOf } from './browsers.ts';

const root = join(import.meta.dirname, '../..');
const engines = ['firefox', 'webkit'] as const;
const run = { firefox: storiesIn('firefox', root), webkit: storiesIn('webkit', root) };

test('every story of the core set is there under its name', () => {
  for (const engine of engines) {
    const names = run[engine].map((name) => name.replace(' › ', '.spec.ts ').replaceAll(' › ', ' '));
    const missing = storiesOf(engine).filter((story) => !names.some((name) => story.test(name)));
    expect(missing, `e2e/engines/core-stories.ts, ${engine}`).toEqual([]);
  }
});

test('the table of docs/browsers.md has the stories that run in Firefox', () => {
  const shown = rowsIn(readFileSync(browsersPage(root), 'utf8')).map(([name]) => name);
  expect(shown, 'npm run browsers-table').toEqual([...run.firefox].sort());
  expect(shown.length).toBeGreaterThanOrEqual(40);
});

const reportWith = (status: string): Report => ({
  suites: [
    {
      title: 'undo.spec.ts',
      suites: [
        {
          title: 'by keys',
          specs: [{ file: 'undo.spec.ts', title: 'once', tests: [{ results: [{ status }] }] }],
        },
      ],
    },
  ],
});
const nothing: Report = { suites: [] };
const versions = { chromium: '1', firefox: '2' };

test('a story has the name of its file and of all titles above it', () => {
  expect(outcomesIn(reportWith('failed'))).toEqual(new Map([['undo › by keys › once', 'failed']]));
});

test('the table has a row for each story of Firefox', () => {
  const passed = reportWith('passed');
  const table = tableOf({ chromium: passed, firefox: passed }, versions);
  expect(table.split('\n').slice(2)).toEqual(['| undo › by keys › once | passed | passed |']);
});

test.each([
  ['failed in Firefox', { chromium: reportWith('passed'), firefox: reportWith('failed') }],
  ['not run in Chromium', { chromium: nothing, firefox: reportWith('passed') }],
])('no table is made of a story that has %s', (_, reports) => {
  expect(() => tableOf(reports, versions)).toThrow(/in (Firefox: failed|Chromium: not run)/);
});
