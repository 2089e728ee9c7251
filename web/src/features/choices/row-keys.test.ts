import { expect, it } from 'vitest';
import { createFinder, placeAfter } from './row-keys';

it.each([
  ['ArrowUp', 0, 0],
  ['ArrowUp', 5, 4],
  ['ArrowDown', 29, 29],
  ['PageDown', 5, 15],
  ['PageUp', 5, 0],
  ['Home', 9, 0],
  ['End', 9, 29],
  ['Enter', 9, null],
])('%s leads from row %i to %o', (key, place, goal) => {
  expect(placeAfter(key, place, 30)).toBe(goal);
});

const names = ['Anna', 'Ben', 'Bella', ' Élodie', 'bernd', 'Cleo'];

it('finds by the first letters, from the row on', () => {
  let time = 0;
  const find = createFinder(() => time);
  const type = (word: string, from: number) =>
    [...word].reduce((place, letter) => {
      time += 100;
      return find(letter, names, place) ?? -1;
    }, from);
  expect(type('bel', 0)).toBe(2);
  time += 2000;
  expect(type('ber', 0)).toBe(4);
  time += 2000;
  expect(type('é', 0)).toBe(3);
  time += 2000;
  expect(type('bbb', 0)).toBe(4);
  time += 2000;
  expect(type('x', 2)).toBe(2);
  expect(find(' ', names, 2)).toBeNull();
  expect(find('/', names, 2)).toBeNull();
});
