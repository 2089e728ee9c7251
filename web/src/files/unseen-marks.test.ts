import { expect, it } from 'vitest';
import { withoutUnseenMarks } from './unseen-marks';

it.each([
  ['\u200eAnna\u200f', 'Anna'],
  ['abc\u202edcba', 'abcdcba'],
  ['\ufeffName\u2066x\u2069', 'Namex'],
  ['Anna\u0000\u0007\tBen\r\nCleo', 'Anna\tBen\r\nCleo'],
  ['👩‍🍳 می‌خواهم שלום', '👩‍🍳 می‌خواهم שלום'],
])('%j reads %j', (text, expected) => {
  expect(withoutUnseenMarks(text)).toBe(expected);
});
