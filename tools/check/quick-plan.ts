import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What ./test quick runs for all changed files together. */
export interface Plan {
  /** Folders of server/ whose tests run. */
  modules: Set<string>;
  /** Files whose related unit tests run. */
  pageFiles: Set<string>;
  /** Names of browser stories. */
  stories: Set<string>;
  /** npm scripts. */
  checks: Set<string>;
  /** Changed files that no row of the table names. */
  unknown: string[];
}

interface Row {
  patterns: RegExp[];
  runs: string[];
}

/** The names of browser stories. */
export const storiesUnder = (root: string): string[] =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => basename(name, '.spec.ts'));

/** The rows of CONTRIBUTING.md's table that name files. */
export function readTable(contributing: string): Row[] {
  const start = contributing.indexOf('| you change |');
  const table = contributing.slice(start, contributing.indexOf('\n\n', start));
  return table.split('\n').flatMap((line) => {
    const [, , files = '', runs = ''] = line.split(/(?<!\\)\|/);
    const patterns = [...files.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => expressionOf(pattern));
    const words = runs.split(',').map((word) => word.trim());
    return patterns.length === 0 ? [] : [{ patterns, runs: words.filter((word) => word !== '') }];
  });
}

/** `*` is any name, `**` any path. `matchesGlob` would read the pattern anew for each of thousands of files. */
function expressionOf(pattern: string): RegExp {
  const names = pattern.replaceAll('.', '\\.').split('**');
  const path = names.map((part) => part.replaceAll('*', '[^/]*')).join('.*');
  return new RegExp(`^${path.replaceAll('/.*/', '/(?:.*/)?')}$`);
}

const covers = (row: Row, file: string) => row.patterns.some((pattern) => pattern.test(file));

export function planFor(files: string[], rows: Row[], stories: string[]): Plan {
  const plan: Plan = {
    modules: new Set(),
    pageFiles: new Set(),
    stories: new Set(),
    checks: new Set(),
    unknown: [],
  };
  for (const file of files) {
    const named = rows.filter((row) => covers(row, file));
    if (named.length === 0) plan.unknown.push(file);
    for (const run of new Set(named.flatMap((row) => row.runs))) addTo(plan, run, file, stories);
  }
  return plan;
}

const pageChecks = ['check:code', 'check:types', 'check:translations'];

function addTo(plan: Plan, run: string, file: string, stories: string[]) {
  const [kind = '', names = ''] = run.split(/:\s+/);
  const words = names.split(' ').filter((word) => word !== '');
  if (kind === 'server') plan.modules.add(words[0] ?? moduleOf(file));
  else if (kind === 'page') {
    plan.pageFiles.add(file);
    for (const check of pageChecks) plan.checks.add(check);
  } else if (kind === 'stories')
    for (const story of words.length > 0 ? words : storiesOf(file, stories)) plan.stories.add(story);
  else plan.checks.add(run);
}

/** The tests of a folder cover its sources and headers. */
const moduleOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1] ?? 'base';

/** A story's own name, or the stories that begin with the name of a folder of the changed file; else those of the layout. */
function storiesOf(file: string, stories: string[]): string[] {
  if (file.endsWith('.spec.ts')) return [basename(file, '.spec.ts')];
  const startingWith = (name: string) =>
    stories.filter((story) => story === name || story.startsWith(`${name}-`));
  const [, folders = ''] = /^web\/src\/(?:features\/)?(.*)\//.exec(file) ?? [];
  const found = folders.split('/').flatMap(startingWith);
  return found.length > 0 || file.startsWith('web/src/features/') ? found : startingWith('layout');
}

/** The names that GoogleTest's filter takes, of the suites in a folder of the server. */
export function suitesIn(module: string, root: string): string[] {
  const folder = join(root, 'server', module);
  if (!existsSync(folder)) return [];
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('_test.cpp'),
  );
  const found = tests.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^TEST(?:_[FP])?\((\w+),/gm)].map(
      ([, suite = '']) => suite,
    ),
  );
  return [...new Set(found)].flatMap((suite) => [`${suite}.*`, `*/${suite}.*`]);
}
