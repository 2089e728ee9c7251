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

test('the table of docs/browsers.md has the stories that run, each in the engines it runs in', () => {
  const shown = rowsIn(readFileSync(browsersPage(root), 'utf8'));
  for (const [place, engine] of engines.entries()) {
    const passed = shown.filter((cells) => cells[place + 2] === 'passed').map(([name]) => name);
    expect(passed.sort(), `npm run browsers-table, ${engine}`).toEqual([...run[engine]].sort());
  }
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
const versions = { chromium: '1', firefox: '2', webkit: '3' };

test('a story has the name of its file and of all titles above it', () => {
  expect(outcomesIn(reportWith('failed'))).toEqual(new Map([['undo › by keys › once', 'failed']]));
});

test('a cell is a dash where the story isn’t asked of an engine', () => {
  const passed = reportWith('passed');
  const table = tableOf({ chromium: passed, firefox: passed, webkit: nothing }, versions);
  expect(table.split('\n').at(-1)).toBe('| undo › by keys › once | passed | passed | – |');
});

test.each([
  ['failed in WebKit', { chromium: reportWith('passed'), firefox: nothing, webkit: reportWith('failed') }],
  ['not run in Chromium', { chromium: nothing, firefox: reportWith('passed'), webkit: nothing }],
])('no table is made of a story that has %s', (_, reports) => {
  expect(() => tableOf(reports, versions)).toThrow(/in (WebKit: failed|Chromium: not run)/);
});
