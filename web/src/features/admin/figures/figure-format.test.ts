import { expect, it } from 'vitest';
import { figureFormats } from './figure-format';

/** Readers see non-breaking blanks as blanks. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('writes each figure as people read it', () => {
  const { count, rate, time, bytes, share } = figureFormats('en-US');
  expect(count(1056)).toBe('1,056');
  expect([0, 0.123, 4.26, 512.6].map(rate)).toEqual(['0', '0.12', '4.3', '513']);
  expect([0.00042, 0.0034, 0.25, 1.26, 5].map(time).map(plain)).toEqual([
    '0.4 ms',
    '3.4 ms',
    '250 ms',
    '1.3 sec',
    '5 sec',
  ]);
  expect(plain(bytes(84_200_000))).toBe('84 MB');
  expect(share(0.4)).toBe('40%');
});

it('writes them in the language of the page', () => {
  const { rate, time } = figureFormats('de-DE');
  expect(plain(time(1.26))).toBe('1,3 Sek.');
  expect(rate(1234)).toBe('1.234');
});
