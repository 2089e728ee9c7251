import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { NamedTest } from './breakages.ts';

/** From the cheapest to the dearest. */
export const kinds = ['unit', 'server', 'api', 'story'] as const;
export type Kind = (typeof kinds)[number];

export function kindOf({ file }: NamedTest): Kind {
  if (file.endsWith('.cpp')) return 'server';
  if (file.endsWith('.api.ts')) return 'api';
  return file.endsWith('.spec.ts') ? 'story' : 'unit';
}

/** The tests that failed; none where all passed. Or why nothing can be said. */
export type Outcome = { failed: string[] } | { unclear: string };

/** The project, and its copy that may be broken. */
export interface Places {
  root: string;
  copy: string;
}

interface Run {
  places: Places;
  tests: NamedTest[];
  report: string;
}

interface Runner {
  start: (run: Run) => number;
  /** Each test that ran, and whether it passed. */
  read: (report: Report) => [name: string, passed: boolean][];
}

const vitest: Runner = { start: startVitest, read: readVitest };
const runners: Record<Kind, Runner> = {
  unit: vitest,
  server: { start: startServerTests, read: readGoogleTest },
  api: vitest,
  story: { start: startStories, read: readPlaywright },
};

/** Builds what the tests of a kind need in the copy, of which this file was changed, and runs them there. */
export function runTests(places: Places, kind: Kind, tests: NamedTest[], changed?: string): Outcome {
  const unbuilt = kind === 'unit' ? undefined : build(places.copy, kind, changed);
  if (unbuilt) return { unclear: unbuilt };
  const report = join(places.copy, 'build/report.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { start, read } = runners[kind];
  const status = start({ places, tests, report });
  // A server that dies has failed its tests.
  const hasDied = kind === 'server' || status === tooLong;
  if (!existsSync(report)) return hasDied ? { failed: ['all'] } : { unclear: 'the tests made no report' };
  const ran = read(JSON.parse(readFileSync(report, 'utf8')));
  if (ran.length === 0) return { unclear: 'none of its tests ran' };
  return { failed: ran.filter(([, passed]) => !passed).map(([name]) => name) };
}

/** Returns why it can't be built. A page that wasn't changed is built once. */
function build(copy: string, kind: Kind, changed: string | undefined): string | undefined {
  const folder = join(copy, 'build/cmake');
  if (!existsSync(join(folder, 'build.ninja')))
    execute('cmake', ['-S', 'server', '-B', folder, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug'], copy);
  const programs = kind === 'server' ? ['wheelwright', 'wheelwright_tests'] : ['wheelwright'];
  if (execute('ninja', ['-C', folder, ...programs], copy) !== 0) return 'the server can’t be built';
  const isBuilt = changed?.startsWith('server/') && existsSync(join(copy, 'build/web'));
  if (kind === 'server' || isBuilt) return undefined;
  return execute('npm', ['run', 'build'], copy) === 0 ? undefined : 'the page can’t be built';
}

function startVitest({ places: { root, copy }, tests, report }: Run): number {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.map(({ title }) => (title === '' ? '' : `(?:^|\\s)${pattern(title)}$`)).join('|');
  const projects = ['web', 'tools', 'api'].map((name) => `--project=${name}`);
  const options = ['--reporter=json', `--outputFile.json=${report}`, '-t', titles];
  return execute(join(root, 'node_modules/.bin/vitest'), ['run', ...projects, ...files, ...options], copy);
}

function startServerTests({ places: { copy }, tests, report }: Run): number {
  const named = tests.flatMap(({ file, title }) => (title === '' ? suitesIn(join(copy, file)) : [title]));
  const filter = named.flatMap((name) => [name, `*/${name}`, `*/${name}/*`, name.replace('.', '/*.')]);
  const options = [`--gtest_filter=${filter.join(':')}`, `--gtest_output=json:${report}`, '--gtest_brief=1'];
  return execute(join(copy, 'build/test/wheelwright_tests'), options, copy);
}

function startStories({ places: { root, copy }, tests, report }: Run): number {
  const files = [...new Set(tests.map(({ file }) => `/${basename(file).replaceAll('.', '\\.')}`))];
  const titles = tests.map(({ title }) => pattern(title)).join('|');
  const options = ['-g', titles, '--workers=1'];
  const playwright = join(root, 'node_modules/.bin/playwright');
  return execute(playwright, ['test', ...files, ...options], join(copy, 'e2e'), { E2E_SUMMARY: report });
}

const suitesIn = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^(?:TYPED_)?TEST(?:_[FP])?\((\w+),/gm),
    ([, suite]) => `${suite}.*`,
  );

/** A title as a regular expression: `%s` and `${name}` stand for anything. */
export function pattern(title: string): string {
  return title
    .split(/%[sijdfo]|%\$\w+|\$\{(?:[^{}]|\{[^{}]*\})*\}|\$\w+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
}

/** As much of a report as is read here, of Vitest, GoogleTest or Playwright. */
interface Report {
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
  testsuites?: { testsuite: { classname: string; name: string; failures?: unknown[]; result: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
}

function readVitest({ testResults = [] }: Report): [string, boolean][] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => [fullName, status === 'passed']);
}

function readGoogleTest({ testsuites = [] }: Report): [string, boolean][] {
  return testsuites
    .flatMap(({ testsuite }) => testsuite)
    .filter(({ result }) => result === 'COMPLETED')
    .map(({ classname, name, failures }) => [`${classname}.${name}`, failures === undefined]);
}

function readPlaywright({ suites = [], specs = [] }: Report & PlaywrightSuite): [string, boolean][] {
  return [
    ...specs.map(({ title, ok }): [string, boolean] => [title, ok]),
    ...suites.flatMap((suite) => readPlaywright(suite)),
  ];
}

const tooLong = 124;

/** Runs a program for a quarter of an hour at most; returns its status. WHEELWRIGHT_SHOW=1 shows what it says. */
function execute(program: string, args: string[], cwd: string, more: NodeJS.ProcessEnv = {}): number {
  const said = process.env.WHEELWRIGHT_SHOW ? 'inherit' : 'ignore';
  const { status } = spawnSync('timeout', ['-k', '10', '900', program, ...args], {
    cwd,
    env: { ...process.env, ...more },
    stdio: ['ignore', said, said],
  });
  return status ?? 1;
}
