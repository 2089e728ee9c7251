import { afterEach, expect, it } from 'vitest';
import { asRead } from './reading-direction';

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ltr', 'ArrowLeft', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowDown', 'ArrowDown'],
  ['rtl', 'Home', 'Home'],
])('in %s, %s means %s', (dir, key, meant) => {
  document.documentElement.dir = dir;
  expect(asRead(key)).toBe(meant);
});
