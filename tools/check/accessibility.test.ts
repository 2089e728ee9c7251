import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** WCAG 2.2: how many criteria of levels A and AA each guideline has, by the numbers that are not AAA. */
const criteria: Record<string, number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

it('the accessibility report has a row for each criterion of WCAG 2.2, with a result and how it was tried', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A|AA) \| ([^|]+) \| ([^|]+) \|$/gm)];
  const expected = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  );
  expect(rows.map(([, criterion]) => criterion)).toEqual(expected);
  for (const [, criterion, , result = '', tried = ''] of rows) {
    expect(['supports', 'partially', 'does not', 'n.a.'], criterion).toContain(result);
    expect(tried.length, criterion).toBeGreaterThan(5);
  }
});
