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

test('the table of docs/browsers.md has the stories that run in Firefox and WebKit', () => {
  const rows = rowsIn(readFileSync(browsersPage(root), 'utf8'));
  for (const [column, engine] of engines.entries()) {
    const asked = rows.filter((row) => row[column + 2] === 'passed').map(([name]) => name);
    expect(asked, 'npm run browsers-table').toEqual([...run[engine]].sort());
    expect(asked.length).toBeGreaterThanOrEqual(40);
  }
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
const passed = reportWith('passed');
const versions = { chromium: '1', firefox: '2', webkit: '3' };

test('a story has the name of its file and of all titles above it', () => {
  expect(outcomesIn(reportWith('failed'))).toEqual(new Map([['undo › by keys › once', 'failed']]));
});

test('the table has a row for each story of Firefox and WebKit', () => {
  const rows = (reports: Partial<Record<'firefox' | 'webkit', Report>>) =>
    tableOf({ chromium: passed, firefox: passed, webkit: passed, ...reports }, versions)
      .split('\n')
      .slice(2);
  expect(rows({})).toEqual(['| undo › by keys › once | passed | passed | passed |']);
  expect(rows({ firefox: nothing })).toEqual(['| undo › by keys › once | passed | – | passed |']);
  expect(rows({ webkit: nothing })).toEqual(['| undo › by keys › once | passed | passed | – |']);
});

test.each([
  ['failed in WebKit', { chromium: passed, firefox: passed, webkit: reportWith('failed') }],
  ['not run in Chromium', { chromium: nothing, firefox: passed, webkit: passed }],
])('no table is made of a story that has %s', (_, reports) => {
  expect(() => tableOf(reports, versions)).toThrow(/in (WebKitGTK: failed|Chromium: not run)/);
});
