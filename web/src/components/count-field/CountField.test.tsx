import { expect, it } from 'vitest';
import { countIn } from './CountField';

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
])('%j is a count', (text, count) => {
  expect(countIn(text)).toBe(count);
});

it.each(['', '-1', '1.5', '1e3', 'three', '12345678901'])('%j is none', (text) => {
  expect(countIn(text)).toBeNaN();
});
