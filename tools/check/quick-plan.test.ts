import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFor, readTable, storiesUnder, suitesIn } from './quick-plan.ts';

const root = join(import.meta.dirname, '../..');
const rows = readTable(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const stories = ['share', 'share-links', 'shared', 'layout', 'library', 'dashboard', 'cloud'];
const plan = (...files: string[]) => planFor(files, rows, stories);

test('the table in CONTRIBUTING names every file of the repository', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(plan(...files).unknown).toEqual([]);
});

test('a source of the server is covered by the tests of its folder', () => {
  expect([...plan('server/live/room.cpp', 'server/live/draws.hpp').modules]).toEqual(['live']);
  expect(suitesIn('storage', root)).toContain('*/MigrationsTest.*');
  expect(suitesIn('accounts', root)).toContain('MailMessage.*'); // in a folder inside the module
});

test('a feature is covered by its unit tests and the stories of its name', () => {
  const found = plan('web/src/features/share/share-dialog.tsx');
  expect([...found.stories]).toEqual(['share', 'share-links']);
  expect([...found.pageFiles]).toEqual(['web/src/features/share/share-dialog.tsx']);
});

test('a folder inside a feature, and one that features share, are covered by the stories of their names', () => {
  const inside = plan('web/src/features/library/dashboard/WheelCard.tsx');
  expect([...inside.stories]).toEqual(expect.arrayContaining(['library', 'dashboard']));
  expect([...plan('web/src/cloud/saves.ts').stories]).toContain('cloud');
});

test('a story runs itself, a text is checked in all languages', () => {
  expect([...plan('e2e/share.spec.ts').stories]).toEqual(['share']);
  expect([...plan('web/src/i18n/locales/de/share.json').checks]).toContain('check:translations');
});

test.each(readdirSync(join(root, 'web/src/features')))('the feature %s reaches a story', (feature) => {
  const found = planFor([`web/src/features/${feature}/Part.tsx`], rows, storiesUnder(root));
  expect([...found.stories]).not.toEqual([]);
});

test('every story that a row names exists', () => {
  const named = rows.flatMap(({ runs }) =>
    runs.filter((run) => run.startsWith('stories: ')).flatMap((run) => run.split(' ').slice(1)),
  );
  expect(named.filter((story) => !storiesUnder(root).includes(story))).toEqual([]);
});

test('the page’s checks run once, whatever names them', () => {
  const found = plan('web/src/features/share/share-dialog.tsx', 'e2e/share.spec.ts');
  expect([...found.checks].sort()).toEqual(['check:code', 'check:translations', 'check:types']);
});

test('stories named in a row are run', () => {
  expect([...plan('api/live.schema.json').stories]).toEqual(['live-contract']);
});

test('a file of no row is named', () => {
  expect(plan('strange/thing.bin').unknown).toEqual(['strange/thing.bin']);
});
