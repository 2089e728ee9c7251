import { describe, expect, it } from 'vitest';
import { guessReading, type Reading, readAs, readingsOf, withWeights } from './readings';

const firstCells = (text: string, reading: Reading) => readAs(text, reading).rows?.map(([cell]) => cell);

describe('a pasted text is taken for', () => {
  it.each<[string, Reading]>([
    ['Anna\nBen\n\nCleo', 'line'],
    ['Anna', 'line'],
    ['Smith, John\nDoe, Jane', 'line'],
    ['Fish, chips and peas\nSoup', 'line'],
    ['Pizza; the good one', 'line'],
    ['<b>Cake</b>\n<script>alert(1)</script>', 'line'],
    ['Anna, Ben, Cleo', 'row'],
    ['Anna; Ben; Cleo\n', 'row'],
    ['1. Anna\n2. Ben\n3. Cleo', 'numbered'],
    ['1) Smith, John\n2) Doe, Jane', 'numbered'],
    ['• Anna\n• Ben', 'bulleted'],
    ['Name,Weight\nAnna,2\nBen,1', 'comma'],
    ['Anna,Lee,7a\nBen,Roe,7b', 'comma'],
    ['Anna;7a\nBen;7b', 'semicolon'],
    ['Anna\t7a\nBen\t7b', 'tab'],
    ['Anna\tBen\tCleo', 'row'],
    ['1.\tAnna\n2.\tBen', 'numbered'],
    ['●\tAnna\n●\tBen', 'bulleted'],
    ['1.\tAnna\t7a\n2.\tBen\t7b', 'tab'],
    ['1\tAnna\n2\tBen', 'tab'],
    ['12:04 anna: !join\n12:05 ben: !join', 'chat'],
    ['<anna> hi\n<ben> hi', 'chat'],
    ['Anna <anna@example.org>, Ben <ben@example.org>', 'recipients'],
    ['anna@example.org\nben@example.org', 'recipients'],
    ['苹果、香蕉、樱桃', 'row'],
    ['١. آنا\n٢. بن\n٣. كليو', 'numbered'],
    ['10:15:32 From Anna to Everyone:\n\thello\n10:16:01 From Ben to Everyone:\n\thi', 'chat'],
    ['', 'line'],
    ['\n \n', 'line'],
  ])('%j: %s', (text, reading) => {
    expect(guessReading(text, '')).toBe(reading);
  });
});

it('a file is taken for what its name says when its text leaves it open', () => {
  expect(guessReading('Smith, John\nDoe, Jane', 'class.csv')).toBe('comma');
  expect(guessReading('Smith, John\nDoe, Jane', 'class.txt')).toBe('line');
  expect(guessReading('Anna\nBen', 'x.csv')).toBe('comma');
});

describe('read as', () => {
  it.each<[Reading, string, string[]]>([
    ['line', '1. Anna\n\n2. Ben\n', ['1. Anna', '', '2. Ben']],
    ['numbered', 'Guests\n1. Anna\n\n2. Ben\n', ['Guests', 'Anna', '', 'Ben']],
    ['bulleted', '- Anna\n- [x] Ben', ['Anna', 'Ben']],
    ['chat', '12:04 anna: !join\n12:05 ben: hi\n12:06 Anna: again\n12:07 anna left', ['anna', 'ben']],
    ['line', 'Anna x3\nBen\nCleo (2)', ['Anna x3', 'Ben', 'Cleo (2)']],
    ['line', 'Anna,\nBen,\n\nCleo', ['Anna', 'Ben', '', 'Cleo']],
    ['line', 'Anna;\r\nBen;\r\n', ['Anna', 'Ben']],
    ['line', 'Anna,\nBen\nCleo', ['Anna,', 'Ben', 'Cleo']],
    ['numbered', '1.\tAnna\n2.\tBen', ['Anna', 'Ben']],
    ['row', 'Anna\tBen\tCleo', ['Anna', 'Ben', 'Cleo']],
    ['row', '["Anna", "Ben", "Cleo"]', ['Anna', 'Ben', 'Cleo']],
    ['row', '“Anna”, Ben, “Cleo”', ['“Anna”', 'Ben', '“Cleo”']],
    ['row', 'Anna、Ben、Cleo', ['Anna', 'Ben', 'Cleo']],
    ['recipients', 'To: "Lee, Anna" <anna@example.org>; Ben <ben@example.org>', ['Anna Lee', 'Ben']],
    ['row', 'Anna, Ben\nCleo', ['Anna', 'Ben', 'Cleo']],
    ['semicolon', 'Anna;7a\n"Doe; Jane";7b', ['Anna', 'Doe; Jane']],
  ])('%s: %j', (reading, text, expected) => {
    expect(firstCells(text, reading)).toEqual(expected);
  });

  it('a table with broken quotes names their line', () => {
    expect(readAs('a,b\n"c,d', 'comma').brokenLine).toBe(2);
  });
});

it('weights behind the texts are cells of their own; numbers that tell names apart are none', () => {
  const lines = (text: string) => withWeights(readAs(text, 'line').rows ?? []);
  expect(lines('Anna x3\nBen\nCleo (2)')).toEqual([
    ['Anna', '3'],
    ['Ben', '1'],
    ['Cleo', '2'],
  ]);
  expect(lines('Room (1)\nRoom (2)')).toBeNull();
  expect(lines('Anna\nBen')).toBeNull();
});

it('offers what the text could also be, and nothing that makes no sense of it', () => {
  expect(readingsOf('Anna\nBen', 'line')).toEqual(['line']);
  expect(readingsOf('1. Anna\n2. Ben', 'numbered')).toEqual(['line', 'numbered']);
  expect(readingsOf('Anna, Ben, Cleo', 'row')).toEqual(['line', 'row']);
  expect(readingsOf('Smith, John\nDoe, Jane', 'line')).toEqual(['line', 'row', 'comma']);
  expect(readingsOf('Starter: soup\nMain: fish', 'line')).toEqual(['line', 'chat']);
  expect(readingsOf('Anna\t7a\nBen\t7b', 'tab')).toEqual(['line', 'tab']);
});

it('reads ten thousand lines and a megabyte on one', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => `${place + 1}. Guest ${place + 1}`).join('\n');
  expect(guessReading(many, '')).toBe('numbered');
  expect(firstCells(many, 'numbered')?.at(-1)).toBe('Guest 10000');
  const wide = 'Anna, '.repeat(170_000);
  expect(guessReading(wide, '')).toBe('row');
  expect(readAs(wide, 'row').rows).toHaveLength(170_001);
  expect(guessReading('1. '.repeat(300_000), '')).toBe('line');
});
