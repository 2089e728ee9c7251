import { expect, it } from 'vitest';
import { looksLikeRow } from './looks-like-row';
import { signBetween, splitAtSign, withoutUnseenMarks } from './plain-lines';

it.each([
  ['Anna, Ben, Cleo', true],
  ['Anna; Ben; Cleo;', true],
  ['Smith, John; Doe, Jane; Roe, Rick', true],
  ['red | green | blue', true],
  ['red\tgreen\tblue', true],
  ['Anna <anna@example.org>, Ben <ben@example.org>', true],
  ['苹果、香蕉、樱桃', true],
  ['苹果；香蕉；樱桃', true],
  ['苹果，香蕉，樱桃', true],
  ['تفاح، موز، كرز', true],
  ['Fish, chips', false],
  ['Fish, chips and a sentence that goes on and on and on, said he', false],
  ['a,,b', false],
  ['Pizza', false],
  ['', false],
])('%j is a row: %j', (line, expected) => {
  expect(looksLikeRow(line)).toBe(expected);
});

it('is parted by the sign that names do not have', () => {
  expect(signBetween('Smith, John; Doe, Jane')).toBe(';');
  expect(splitAtSign('Smith, John; Doe, Jane')).toEqual(['Smith, John', ' Doe, Jane']);
  expect(signBetween('x')).toBe(',');
});

it.each([
  ['\u200eAnna\u200f', 'Anna'],
  ['abc\u202edcba', 'abcdcba'],
  ['\ufeffName\u2066x\u2069', 'Namex'],
  ['Anna\u0000\u0007\tBen\r\nCleo', 'Anna\tBen\r\nCleo'],
  ['👩‍🍳 می‌خواهم שלום', '👩‍🍳 می‌خواهم שלום'],
])('%j reads %j', (text, expected) => {
  expect(withoutUnseenMarks(text)).toBe(expected);
});
