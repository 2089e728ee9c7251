import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

it('reads UTF-8 with and without its mark', () => {
  expect(decodeText(utf8('Käse 🧀'))).toBe('Käse 🧀');
  expect(decodeText(utf8('\ufeffKäse'))).toBe('Käse');
});

it('reads UTF-16 of both kinds by its mark', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0x4b, 0x00, 0xe4, 0x00))).toBe('Kä');
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0x4b, 0x00, 0xe4))).toBe('Kä');
});

it('takes what is no UTF-8 for Windows-1252', () => {
  expect(decodeText(bytes(0x4b, 0xe4, 0x73, 0x65, 0x20, 0x80))).toBe('Käse €');
});

it('reads an empty file', () => {
  expect(decodeText(bytes())).toBe('');
});

it.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0x41, 0x41]],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x41]],
  ['a PDF', [...utf8('%PDF-1.7')]],
  ['anything with a NUL', [0x41, 0x42, 0x00, 0x43]],
])('%s is no text', (_, values) => {
  expect(decodeText(bytes(...values))).toBeNull();
});
