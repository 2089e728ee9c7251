import { expect, test } from 'vitest';
import { isBright, labelInk } from './text-color';

test('the own colour of a slice wins', () => {
  expect(labelInk('#123456', '#ffffff', true)).toBe('#123456');
  expect(labelInk('#777777', '#6f83c8', false)).toBe('#777777');
});

test('over a picture text is white', () => {
  expect(labelInk(undefined, '#ffffff', true)).toBe('#ffffff');
});

test.each([
  ['#ffffff', '#333333'],
  ['#000000', '#ffffff'],
  ['#00ff00', '#333333'],
  ['#0000ff', '#ffffff'],
  ['#108350', '#ffffff'],
  // One step of green to either side of the threshold.
  ['#00a8ff', '#ffffff'],
  ['#00a9ff', '#333333'],
  ['#808080', '#ffffff'],
  ['#818181', '#333333'],
  ['#ff0000', '#ffffff'],
  ['#6f83c8', '#333333'],
])('on %s a label is %s', (fill, ink) => {
  expect(labelInk(undefined, fill, false)).toBe(ink);
});

test('a fill that is no colour counts as the white it is drawn in', () => {
  expect(isBright('nonsense')).toBe(true);
});
