import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatements, titlesUnder } from '../check/specification.ts';

/** A test, or all tests of a file where the title is empty. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A small change that breaks the product, and the tests of which at least one must then fail. */
export interface Breakage {
  name: string;
  file: string;
  /** What a user would lose. */
  loses: string;
  /** The row of docs/specification.md whose tests decide it, where the breakage names no tests itself. */
  statement: string | undefined;
  tests: NamedTest[];
  oldText: string;
  newText: string;
}

const seed = '20261118';
const drawn = 60;

/** The names of the statements that need a breakage. The hash of a row decides, so a new row moves no other. */
export function drawnStatements(rows: string[]): string[] {
  const rank = (row: string) => createHash('sha256').update(`${seed} ${row}`).digest('hex');
  return [...rows].sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, drawn);
}

/** Reads a file of breakages; README.md says how one is written. */
export function readBreakages(text: string): Breakage[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const lines = part.split('\n');
      const values = (start: string) =>
        lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
      const changed = (sign: string) =>
        lines
          .filter((line) => line === sign || line.startsWith(`${sign} `))
          .map((line) => line.slice(2))
          .join('\n');
      return {
        name: lines[0]?.trim() ?? '',
        file: values('file: ')[0] ?? '',
        loses: values('loses: ')[0] ?? '',
        statement: values('statement: ')[0],
        tests: values('test: ').map(readTest),
        oldText: changed('-'),
        newText: changed('+'),
      };
    });
}

function readTest(text: string): NamedTest {
  const [, file = text, title = ''] = /^(\S+?): (.+)$/.exec(text) ?? [];
  return { file, title };
}

/** All breakages of the project; those of a statement have the tests of its row unless they name some of them. */
export function breakagesOf(root: string): Breakage[] {
  const folder = join(root, 'tools/mutations/breakages');
  const rows = new Map(statementsOf(root).map((statement) => [statement.row, statement.tests]));
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readBreakages(readFileSync(join(folder, name), 'utf8')))
    .map((breakage) =>
      breakage.tests.length > 0 || !breakage.statement
        ? breakage
        : { ...breakage, tests: rows.get(breakage.statement) ?? [] },
    );
}

const statementsOf = (root: string) =>
  readStatements(readFileSync(join(root, 'docs/specification.md'), 'utf8'));

/** What is wrong with a breakage as it is written: each is a sentence. */
export function faultsOf(breakages: Breakage[], root: string): string[] {
  const titles = titlesUnder(root);
  const rows = new Map(statementsOf(root).map((statement) => [statement.row, statement.tests]));
  const names = new Set<string>();
  return breakages.flatMap((breakage) => {
    const { name, file, loses, statement, tests, oldText, newText } = breakage;
    const faults: string[] = [];
    if (names.has(name)) faults.push('another breakage has this name');
    names.add(name);
    if (loses === '') faults.push('it doesn’t say what a user loses');
    if (oldText === newText) faults.push('it changes nothing');
    const times = occurrences(root, file, oldText);
    if (times !== 1) faults.push(`its old text occurs ${times} times in ${file}, not once`);
    if (tests.length === 0) faults.push('no test concerns it');
    for (const test of tests) {
      const known = titles(test.file);
      if (!known) faults.push(`there is no file ${test.file}`);
      else if (test.title !== '' && !known.has(test.title))
        faults.push(`${test.file} has no test “${test.title}”`);
    }
    const row = statement === undefined ? tests : rows.get(statement);
    if (!row) faults.push(`there is no statement ${statement}`);
    else if (!tests.every((test) => row.some((other) => sameTest(test, other))))
      faults.push(`${statement} names other tests`);
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

const sameTest = (one: NamedTest, other: NamedTest) => one.file === other.file && one.title === other.title;

function occurrences(root: string, file: string, text: string): number {
  try {
    return readFileSync(join(root, file), 'utf8').split(text).length - 1;
  } catch {
    return 0;
  }
}
