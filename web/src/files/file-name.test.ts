import { expect, it } from 'vitest';
import { fileNameOf } from './file-name';

it.each([
  ['Lunch', 'Lunch.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['a:b|c?', 'a b c.csv'],
  ['  . ', 'wheel.csv'],
  [undefined, 'wheel.csv'],
  ['Crème brûlée 🍮', 'Crème brûlée 🍮.csv'],
  ['gnp.\u202egpj', 'gnp. gpj.csv'],
])('%j is saved as %s', (name, expected) => {
  expect(fileNameOf(name, 'csv')).toBe(expected);
});

it('is never too long for a disk', () => {
  expect(fileNameOf('🎡'.repeat(500), 'wheel.json').length).toBeLessThan(200);
});
