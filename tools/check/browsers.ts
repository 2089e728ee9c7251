import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The parts that matter here of a report of Playwright's. */
export interface Report {
  suites: Suite[];
}
interface Suite {
  title: string;
  specs?: { file: string; title: string; tests: { results: { status: string }[] }[] }[];
  suites?: Suite[];
}

/** How each story of a report ended, by its file and the titles down to its own. */
type Outcomes = Map<string, string | undefined>;

const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const;
export type EngineName = keyof typeof engines;
const names = Object.keys(engines) as EngineName[];

export const browsersPage = (root: string) => join(root, 'docs/browsers.md');

export const outcomesIn = (report: Report): Outcomes =>
  new Map(report.suites.flatMap((suite) => outcomesOf(suite, [])));

function outcomesOf(suite: Suite, above: string[]): [string, string | undefined][] {
  const own = (suite.specs ?? []).map(({ file, title, tests }): [string, string | undefined] => [
    [file.replace('.spec.ts', ''), ...above, title].join(' › '),
    tests[0]?.results.at(-1)?.status,
  ]);
  return [...own, ...(suite.suites ?? []).flatMap((each) => outcomesOf(each, [...above, each.title]))];
}

/** The stories that a run in this engine would take, by their names. */
export function storiesIn(engine: EngineName, root: string): string[] {
  const command = ['test', '--config=e2e', '--list', '--reporter=json'];
  const list = execFileSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), ...command],
    {
      cwd: root,
      env: { ...process.env, E2E_ENGINE: engine },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  return [...outcomesIn(JSON.parse(list)).keys()];
}

const start = '<!-- stories: npm run browsers-table -->';
const end = '<!-- end of stories -->';

/** The cells of the page's table, a row each. */
export function rowsIn(page: string): string[][] {
  const [, rest = ''] = page.split(start);
  const lines = (rest.split(end)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export function withTable(page: string, table: string): string {
  const [before, rest = ''] = page.split(start);
  return `${before}${start}\n\n${table}\n\n${end}${rest.split(end)[1]}`;
}

/** Story by engine: those that Firefox or WebKit is asked; a dash where one of the two isn't. */
export function tableOf(reports: Record<EngineName, Report>, versions: Record<EngineName, string>): string {
  const outcomes = Object.fromEntries(names.map((engine) => [engine, outcomesIn(reports[engine])]));
  const core = names.filter((engine) => engine !== 'chromium');
  const stories = [...new Set(core.flatMap((engine) => [...(outcomes[engine]?.keys() ?? [])]))].sort();
  const cellOf = (story: string, engine: EngineName) => {
    const outcome = outcomes[engine]?.get(story);
    if (!outcome && engine !== 'chromium') return '–';
    if (outcome !== 'passed') throw new Error(`${story} in ${engines[engine]}: ${outcome ?? 'not run'}`);
    return 'passed';
  };
  return [
    `| story | ${names.map((engine) => `${engines[engine]} ${versions[engine]}`).join(' | ')} |`,
    `|---|${'---|'.repeat(names.length)}`,
    ...stories.map((story) => `| ${story} | ${names.map((engine) => cellOf(story, engine)).join(' | ')} |`),
  ].join('\n');
}
