import { expect, test } from 'vitest';
import { wrappings } from './wrap-label';

const widthOf = (text: string) => text.length;
const wrap = (label: string, lines = 3) => wrappings(label, lines, widthOf);

test('lines are as even as they can be', () => {
  expect(wrap('Take the dog for a walk')).toEqual([
    ['Take the dog for a walk'],
    ['Take the dog', 'for a walk'],
    ['Take the', 'dog for', 'a walk'],
  ]);
});

test('a word is not broken, and as many lines as words are enough', () => {
  expect(wrap('Donaudampfschifffahrt')).toEqual([['Donaudampfschifffahrt']]);
  expect(wrap('Tea time')).toEqual([['Tea time'], ['Tea', 'time']]);
  expect(wrap('')).toEqual([['']]);
  expect(wrap('Tea time', 1)).toEqual([['Tea time']]);
});

test('a line may end after a hyphen or a slash', () => {
  expect(wrap('Rhine-Main/Danube')[1]).toEqual(['Rhine-Main/', 'Danube']);
});

test('scripts without spaces are broken between characters, not before a small one or a mark', () => {
  expect(wrap('東京タワー')[1]).toEqual(['東京タ', 'ワー']);
  for (const lines of wrap('チョコレートケーキ、お茶'))
    for (const line of lines) expect(line).not.toMatch(/^[ョー、ッ]/);
});

test('emoji of several parts and letters with marks stay whole', () => {
  expect(wrap('👩‍👩‍👧‍👦🇩🇪👍🏽')).toEqual([['👩‍👩‍👧‍👦🇩🇪👍🏽']]);
  expect(wrap('🎉🎉 e\u0301te\u0301')[1]).toEqual(['🎉🎉', 'e\u0301te\u0301']);
});

test('line breaks of the label are kept, up to three lines', () => {
  expect(wrap('Tea\nwith milk')).toEqual([['Tea', 'with milk']]);
  expect(wrap('a\nb\r\nc\nd')).toEqual([['a', 'b', 'c']]);
});
