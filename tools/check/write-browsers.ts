// Writes the table of docs/browsers.md from the reports of the last ./test or ./test e2e.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsersPage, type EngineName, type Report, tableOf, withTable } from './browsers.ts';

const root = join(import.meta.dirname, '../..');
const results = process.env.RESULTS ?? join(root, '.cache/results');

const reportOf = (engine: EngineName): Report =>
  JSON.parse(readFileSync(join(results, `stories-${engine}.json`), 'utf8'));

/** The upstream version of a Debian package: `153.7.0esr`. */
const versionOf = (name: string) =>
  execFileSync('dpkg-query', ['--show', name], { encoding: 'utf8' }).replace(/^.*\t|-[^-]*$/g, '');

const table = tableOf(
  { chromium: reportOf('chromium'), firefox: reportOf('firefox'), webkit: reportOf('webkit') },
  {
    chromium: versionOf('chromium'),
    firefox: versionOf('firefox-esr'),
    webkit: versionOf('libwebkit2gtk-4.1-0'),
  },
);
const page = browsersPage(root);
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
