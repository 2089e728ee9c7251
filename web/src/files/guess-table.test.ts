import { describe, expect, it } from 'vitest';
import { guessColumns, guessSeparator, readTable } from './guess-table';

describe('the separator', () => {
  it.each([
    ['name,weight\nAnna,2\nBen,1', 'x.csv', ','],
    ['Name;Gewicht\nAnna;2,5\nBen;1,0', 'x.csv', ';'],
    ['Anna\t2\nBen\t1', 'x.txt', '\t'],
    ['"Doe, Jane";1\n"Roe, Rick";2', 'x.csv', ';'],
    ['Anna\nBen\nCleo', 'x.txt', null],
    ['Anna\nBen\nCleo', 'x.CSV', ','],
    ['Fish, chips and peas\nSoup\nBread, butter', 'menu.txt', null],
    ['Smith, John\nDoe, Jane', 'class.TXT', null],
    ['Smith, John\t2\nDoe, Jane\t1', 'class.txt', '\t'],
    ['Smith, John\nDoe, Jane', 'class.csv', ','],
    ['', 'x.txt', null],
  ])('of %j in %s is %j', (text, name, expected) => {
    expect(guessSeparator(text, name)).toBe(expected);
  });
});

describe('the columns', () => {
  it.each([
    [
      [
        ['name', 'weight'],
        ['Anna', '2'],
      ],
      { hasHeader: true, text: 0, weight: 1 },
    ],
    [
      [
        ['id', 'Name'],
        ['7', 'Anna'],
      ],
      { hasHeader: true, text: 1, weight: null },
    ],
    [
      [
        ['Gewicht', 'Eintrag'],
        ['2', 'Anna'],
      ],
      { hasHeader: true, text: 1, weight: 0 },
    ],
    [
      [
        ['Anna', '2'],
        ['Ben', '1'],
      ],
      { hasHeader: false, text: 0, weight: null },
    ],
    [
      [
        ['Who', 'How many'],
        ['Anna', '2'],
      ],
      { hasHeader: true, text: 0, weight: null },
    ],
    [[['1'], ['2'], ['3']], { hasHeader: false, text: 0, weight: null }],
    [[['Anna'], ['Ben']], { hasHeader: false, text: 0, weight: null }],
    [[], { hasHeader: false, text: 0, weight: null }],
  ])('of %j', (rows, expected) => {
    expect(guessColumns(rows)).toEqual(expected);
  });
});

it('plain text has one cell a line, quotes and all', () => {
  expect(readTable('a,b\r\n"c\n', null)).toEqual({ rows: [['a,b'], ['"c']] });
});
