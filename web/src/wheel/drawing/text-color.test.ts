import { expect, test } from 'vitest';
import { isBright, labelInk, textColor } from './text-color';

test('the own colour of a slice wins', () => {
  expect(textColor('#123456', '#ffffff', true)).toBe('#123456');
});

test('over a picture text is white', () => {
  expect(textColor(undefined, '#ffffff', true)).toBe('#ffffff');
});

test.each([
  ['#ffffff', '#333333'],
  ['#000000', '#ffffff'],
  ['#808080', '#ffffff'],
  ['#818181', '#333333'],
  ['#00ff00', '#333333'],
  ['#0000ff', '#ffffff'],
  ['#ff0000', '#ffffff'],
  // One step of green to either side of the threshold: other weights of the colours would fail one of the
  // pair.
  ['#ff5800', '#ffffff'],
  ['#ff5900', '#333333'],
  ['#00a8ff', '#ffffff'],
  ['#00a9ff', '#333333'],
])('on %s text is %s', (fill, ink) => {
  expect(textColor(undefined, fill, false)).toBe(ink);
});

test('a fill that is no colour counts as the white it is drawn in', () => {
  expect(isBright('nonsense')).toBe(true);
});

test('a label whose colour is left to us can be read where the specified one could not', () => {
  expect(labelInk(undefined, '#108350', false)).toBe('#ffffff');
  expect(labelInk(undefined, '#6f83c8', false)).toBe('#1d1a33');
  expect(labelInk('#777777', '#6f83c8', false)).toBe('#777777');
  expect(labelInk(undefined, '#eeeeee', true)).toBe('#ffffff');
});
