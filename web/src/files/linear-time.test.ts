import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name';
import { haveWeights } from './line-weights';
import { looksLikeRow } from './looks-like-row';
import { linesOf, withoutClosingSigns, withoutUnseenMarks } from './plain-lines';
import { guessReading, type Reading, readAs, readingsOf, withWeights } from './readings';

const readings: Reading[] = [
  'line',
  'numbered',
  'bulleted',
  'chat',
  'recipients',
  'row',
  'comma',
  'semicolon',
  'tab',
];

/** Everything that happens to a text before it is on the wheel. */
const readAll = (pasted: string): void => {
  const text = withoutUnseenMarks(pasted);
  looksLikeRow(text);
  fileNameOf(text, 'csv');
  haveWeights(withoutClosingSigns(linesOf(text)));
  guessReading(text, '');
  guessReading(text, 'list.csv');
  readingsOf(text, 'line');
  for (const reading of readings) withWeights(readAs(text, reading).rows ?? []);
};

declare const process: { cpuUsage(since?: object): { user: number; system: number } };

/** The processor's time, so that a busy machine fails no test. */
const secondsFor = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const size = 100_000;
/** About 50 times what it takes; a quadratic reading of this size takes minutes. */
const most = 5;

const repeated = (part: string, of = size): string => part.repeat(Math.ceil(of / part.length));

describe('a text is read in linear time:', () => {
  it.each([
    ['a line of style sheets with one @', `x@${repeated('a.', size / 2)},${repeated('b,', size / 2)}`],
    ['blanks between two letters', `a${repeated(' ')}b`],
    ['letters', repeated('a')],
    ['a mail address without an end', `${repeated('a', size / 2)}@${repeated('b', size / 2)}`],
    ['quotes', `${repeated('"')}@`],
    ['brackets', `a@b.cc ${repeated('(a) ')}b`],
    ['full stops', `1${repeated('.')}`],
    ['many recipients', repeated('anna@example.org, ')],
    ['many different recipients', Array.from({ length: 8000 }, (_, place) => `a${place}@b.cc`).join(', ')],
    ['many short lines', repeated('a   \n')],
    ['commas and blanks', repeated(`,${' '.repeat(300)}`)],
  ])('%s', (_name, text) => {
    expect(secondsFor(() => readAll(text))).toBeLessThan(most);
  });

  it('any pieces, repeated', { timeout: 120_000 }, () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '@',
        '.',
        ',',
        ';',
        ' ',
        '\t',
        '\n',
        '"',
        '(',
        ')',
        '<',
        '>',
        '1',
        'x',
        'a',
        '[',
        ':',
        '—',
        '12:04',
      ),
      fc.string({ maxLength: 4 }),
    );
    const run = fc.tuple(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 20, 2000, 20_000),
    );
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), (runs) => {
        const text = runs
          .map(([parts, times]) => parts.join('').repeat(times))
          .join('')
          .slice(0, size);
        expect(secondsFor(() => readAll(text))).toBeLessThan(most);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

/** What is between the slashes of an expression's literal. */
const literal = /(?<=[(=:,!&|?[\s])\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*/g;
/** An asterisk, a plus or `{2,}` outside brackets. */
const isUnbounded = (source: string): boolean =>
  /[*+]|\{\d+,\}/.test(source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, ''));

describe('only a LinePattern may repeat without a bound:', () => {
  const sources = import.meta.glob<string>(
    ['./*.ts', '../features/choices/import/*.{ts,tsx}', '!**/*.test.ts', '!./line-pattern.ts'],
    { query: '?raw', import: 'default', eager: true },
  );

  it.each(Object.entries(sources))('%s', (_name, source) => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const plain = code.replace(/new LinePattern\(\s*\/.*/g, '');
    expect([...plain.matchAll(literal)].map((found) => found[1] ?? '').filter(isUnbounded)).toEqual([]);
    expect(code).not.toContain('RegExp(');
  });

  it('sees the kind', () => {
    expect([...'text.replace(/\\s*[,;]\\s*$/, 1)'.matchAll(literal)].map((found) => found[1])).toEqual([
      '\\s*[,;]\\s*$',
    ]);
    expect(isUnbounded('\\s*[,;]')).toBe(true);
    expect(isUnbounded('[*+]\\+.{1,3}')).toBe(false);
  });
});
