import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A statement of the specification, and the tests that decide it; none if it is decided by hand. */
interface Statement {
  row: string;
  text: string;
  tests: { file: string; title: string }[];
  byHand: string | undefined;
}

const rowPattern = /^\| (P[12]-[\d.]+-\d{2}) \| (.+?) \| (.+?) \|$/;
const testPattern = /^`([^`]+)`: (.+)$/;

/** The rows of docs/specification.md. */
export function readStatements(page: string): Statement[] {
  return page.split('\n').flatMap((line): Statement[] => {
    const [, row, text, decidedBy] = rowPattern.exec(line.replaceAll('\\|', '\u0000')) ?? [];
    if (!row || !text || !decidedBy) return [];
    const named = decidedBy.replaceAll('\u0000', '|');
    if (named.startsWith('by hand: ')) return [{ row, text, tests: [], byHand: named.slice(9) }];
    const tests = named.split('<br>').map((part) => {
      const [, file = part, title = ''] = testPattern.exec(part) ?? [];
      return { file, title };
    });
    return [{ row, text, tests, byHand: undefined }];
  });
}

/** The number of statements of each section; a gap in the numbers means that a statement was lost. */
function gapsIn(statements: Statement[]): string[] {
  const next = new Map<string, number>();
  return statements.flatMap(({ row }) => {
    const [, section = '', number = ''] = /^(.+)-(\d{2})$/.exec(row) ?? [];
    const expected = next.get(section) ?? 1;
    next.set(section, Number(number) + 1);
    return Number(number) === expected ? [] : [`${row} stands where ${section}-${padded(expected)} belongs`];
  });
}

const padded = (number: number): string => String(number).padStart(2, '0');

/** The faults of the page: statements without a test, and tests that don't exist. */
export function faultsIn(page: string, titlesOf: (file: string) => Set<string> | null): string[] {
  const statements = readStatements(page);
  const lines = page.split('\n').filter((line) => line.startsWith('| P'));
  const unread = lines.filter((line) => !rowPattern.test(line.replaceAll('\\|', '\u0000')));
  const missing = statements.flatMap(({ row, tests }) =>
    tests.flatMap(({ file, title }) => {
      const titles = titlesOf(file);
      if (!titles) return [`${row}: there is no file ${file}`];
      return titles.has(title) ? [] : [`${row}: ${file} has no test “${title}”`];
    }),
  );
  return [...unread.map((line) => `cannot be read: ${line}`), ...gapsIn(statements), ...missing];
}

/** The titles of the tests in a file: the text of `test` and `it`, or Suite.Name. */
export function titlesIn(file: string, source: string): Set<string> {
  if (file.endsWith('.cpp')) {
    const tests = source.matchAll(/^(?:TEST|TEST_F|TEST_P|TYPED_TEST)\(\s*(\w+),\s*(\w+)\s*\)/gm);
    return new Set(Array.from(tests, ([, suite, name]) => `${suite}.${name}`));
  }
  const titles = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText(parsed).slice(1, -1));
    }
    ts.forEachChild(node, look);
  };
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  look(parsed);
  return titles;
}

/** `it`, `test.skip`, `test.each(…)`, but not `test.describe`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'it' || called.text === 'test';
  if (ts.isPropertyAccessExpression(called))
    return called.name.text !== 'describe' && isTest(called.expression);
  if (ts.isTaggedTemplateExpression(called)) return isTest(called.tag);
  return ts.isCallExpression(called) && isTest(called.expression);
}

/** Reads each file of the project once. */
export function titlesUnder(root: string): (file: string) => Set<string> | null {
  const known = new Map<string, Set<string> | null>();
  return (file) => {
    if (!known.has(file)) {
      const path = join(root, file);
      known.set(file, existsSync(path) ? titlesIn(file, readFileSync(path, 'utf8')) : null);
    }
    return known.get(file) ?? null;
  };
}
