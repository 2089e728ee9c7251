import { expect, it } from 'vitest';
import { findAndSort, type Order } from './sort-wheels';

const wheel = (name: string, updatedAt: number, sliceCount: number) => ({
  id: name,
  name,
  updatedAt,
  sliceCount,
  colors: [],
});
const wheels = [wheel('Äpfel 10', 3, 2), wheel('Äpfel 9', 1, 8), wheel('Zoo', 2, 8)];
const names = (query: string, order: Order) =>
  findAndSort(wheels, query, order, 'de-DE').map(({ name }) => name);

it('sorts by the last save, by name as people count, by size', () => {
  expect(names('', 'updated')).toEqual(['Äpfel 10', 'Zoo', 'Äpfel 9']);
  expect(names('', 'name')).toEqual(['Äpfel 9', 'Äpfel 10', 'Zoo']);
  expect(names('', 'choices')).toEqual(['Zoo', 'Äpfel 9', 'Äpfel 10']);
});

it('finds by words, without accents and capitals', () => {
  expect(names('APFEL', 'name')).toEqual(['Äpfel 9', 'Äpfel 10']);
  expect(names(' 9  apf ', 'name')).toEqual(['Äpfel 9']);
  expect(names('nothing', 'name')).toEqual([]);
});
