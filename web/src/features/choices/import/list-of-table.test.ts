import { expect, it } from 'vitest';
import { type ListOptions, listOfTable } from './list-of-table';

const options: ListOptions = {
  hasHeader: false,
  textColumn: 0,
  weightColumn: null,
  skipBlanks: true,
  skipDuplicates: false,
};
const rows = [['Name', 'Weight'], ['Anna', '3'], [' ', '1'], ['anna ', '2,5'], ['Ben'], ['Cleo', 'much']];

it('leaves out the header and takes weights from their column', () => {
  const { choices } = listOfTable(rows, { ...options, hasHeader: true, weightColumn: 1 }, []);
  expect(choices).toEqual([
    { text: 'Anna', weight: 3 },
    { text: 'anna', weight: 2.5 },
    { text: 'Ben', weight: 1 },
    { text: 'Cleo', weight: 1 },
  ]);
});

it('counts blanks and duplicates whether they are skipped or not', () => {
  const all = listOfTable(rows, { ...options, skipBlanks: false }, []);
  expect(all).toMatchObject({ filled: 5, blanks: 1, duplicates: 1 });
  expect(all.choices).toHaveLength(6);
  const few = listOfTable(rows, { ...options, skipDuplicates: true }, ['BEN']);
  expect(few).toMatchObject({ filled: 5, blanks: 1, duplicates: 2 });
  expect(few.choices.map(({ text }) => text)).toEqual(['Name', 'Anna', 'Cleo']);
});

it('a column that is not there is blank', () => {
  expect(listOfTable(rows, { ...options, textColumn: 7 }, [])).toMatchObject({ choices: [], blanks: 6 });
});

it('the mark that keeps a spreadsheet from running a cell is no part of the text', () => {
  const { choices } = listOfTable([["'=1+1"], ["'-5 points"], ["'t is"]], options, []);
  expect(choices.map(({ text }) => text)).toEqual(['=1+1', '-5 points', "'t is"]);
});

it.each([
  ['1,000', 1000],
  ['1.000', 1000],
  ['1’000', 1000],
  ['1,234,567', 1_234_567],
  ['1.000,5', 1000.5],
  ['0.500', 0.5],
  ['3,5', 3.5],
])('reads the weight %s', (cell, weight) => {
  expect(listOfTable([['Anna', cell]], { ...options, weightColumn: 1 }, []).choices).toEqual([
    { text: 'Anna', weight },
  ]);
});
