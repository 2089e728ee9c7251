import { expect, it, test } from 'vitest';
import { expiryOf, formatMegabytes, formatSize, nameLengths, nameParts, shortName } from './file-words';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [2 * 1024 * 1024, '2.0 MB'],
  [1024 ** 3 - 1, '1.0 GB'],
  [70 * 1024 ** 3, '70.0 GB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatSize(bytes, 'en')).toBe(shown);
});

test('the decimal is the language’s own', () => {
  expect(formatSize(1536, 'de')).toBe('1,5 KB');
});

test('a limit is shown in megabytes', () => {
  expect(formatMegabytes(2_097_152, 'en')).toBe('2');
  expect(formatMegabytes(1_572_864, 'de')).toBe('1,5');
  expect(formatMegabytes(60_000, 'en')).toBe('0.057');
});

test.each([
  ['short.png', 15, 'short.png'],
  ['exactly-15c.png', 15, 'exactly-15c.png'],
  ['a-very-long-name-of-a-picture.jpeg', 15, 'a-very-lo….jpeg'],
  ['a-very-long-name-without-an-extension', 15, 'a-very-long-na…'],
  ['.a-hidden-file-with-a-long-name', 15, '.a-hidden-file…'],
  ['one.two.three.four.five.webp', 15, 'one.two.t….webp'],
  ['sentence. with dots that end nowhere', 15, 'sentence. with…'],
])('%s within %d is %s', (name, limit, shown) => {
  expect(shortName(name, limit)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(limit);
});

it('counts what a reader takes for one character, and cuts none in two', () => {
  expect(shortName('👩‍👩‍👧‍👦'.repeat(20), 5)).toBe(`${'👩‍👩‍👧‍👦'.repeat(4)}…`);
});

it('keeps the extension apart, where no line may break', () => {
  expect(nameParts('a-very-long-name-of-a-picture.jpeg', 15)).toEqual(['a-very-lo…', '.jpeg']);
  expect(nameParts('short.png', 15)).toEqual(['short', '.png']);
  expect(nameParts('no-extension', 15)).toEqual(['no-extension', '']);
});

it('gives pictures 15 characters and sounds 40', () => {
  expect(nameLengths).toEqual({ image: 15, sound: 40 });
});

const item = { id: 'a', filename: 'a.png', url: '/a', createdAt: 1, expiryMismatch: false };

test('a file expires at a date, never, or at an unknown time', () => {
  expect(expiryOf({ ...item, expiresAt: 5 })).toEqual({ kind: 'expires', at: 5 });
  expect(expiryOf(item)).toEqual({ kind: 'never' });
  expect(expiryOf({ ...item, expiresAt: 5, expiryMismatch: true })).toEqual({ kind: 'error' });
});
