import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';
import { writeCsv } from './write-csv';

describe('rows', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"say ""hi""",x', [['say "hi"', 'x']]],
    [
      '"two\nlines",x\ny,z',
      [
        ['two\nlines', 'x'],
        ['y', 'z'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,', [['a', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['5" pizza,x', [['5" pizza', 'x']]],
    ['""', [['']]],
    ['', []],
  ])('of %j are read', (text, rows) => {
    expect(readCsv(text, ',')).toEqual({ rows });
  });

  it('are parted by what was asked for and nothing else', () => {
    expect(readCsv('a,b;c', ';')).toEqual({ rows: [['a,b', 'c']] });
    expect(readCsv('a\tb', '\t')).toEqual({ rows: [['a', 'b']] });
  });
});

describe('broken quotes', () => {
  it.each([
    ['a\nb\n"never ends\nc', 3],
    ['"a"b,c', 1],
    ['"one\ntwo",x\n"three" four', 3],
    ['"', 1],
  ])('in %j are found on line %d', (text, brokenLine) => {
    expect(readCsv(text, ',')).toEqual({ brokenLine });
  });
});

it('five megabytes are read', () => {
  const text = 'A choice with "quotes" and more,3\r\n"Another, quoted ""choice""",4\r\n'.repeat(75_000);
  const { rows } = readCsv(text, ',');
  expect(rows).toHaveLength(150_000);
  expect(rows?.at(-1)).toEqual(['Another, quoted "choice"', '4']);
});

describe('written tables', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
    'never begin a cell that a spreadsheet would run: %j',
    (text) => {
      const { rows } = readCsv(writeCsv([[text]]).slice(1), ',');
      expect(rows).toEqual([[`'${text}`]]);
    },
  );

  it('come back as they were', () => {
    const cells = ['plain', 'a,b', 'a;b', '"q"', 'two\nlines', ' blank ', '<b>x</b>', '', 'Ü 🍕'];
    expect(readCsv(writeCsv([cells, cells]).slice(1), ',')).toEqual({ rows: [cells, cells] });
  });

  it('have numbers as numbers', () => {
    expect(writeCsv([['a', -3, true]])).toBe('\ufeffa,-3,true\r\n');
  });
});
