import { expect, test } from 'vitest';
import { formatMegabytes, formatSize } from './format-size';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [2 * 1024 * 1024, '2.0 MB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatSize(bytes, 'en')).toBe(shown);
});

test('the decimal is the language’s own', () => {
  expect(formatSize(1536, 'de')).toBe('1,5 KB');
});

test('a limit is told in megabytes', () => {
  expect(formatMegabytes(2_097_152, 'en')).toBe('2');
  expect(formatMegabytes(1_572_864, 'de')).toBe('1,5');
  expect(formatMegabytes(60_000, 'en')).toBe('0.057');
});
