import { expect, test } from 'vitest';
import { chainPlaces } from './chain-gaps';

const draw = (number: number) => ({ spinId: `id ${number}`, number, drawn: true });
const told = (numbers: number[], reachesFirst = true) =>
  chainPlaces(numbers.map(draw), reachesFirst).map((place) =>
    place.kind === 'draw' ? place.number : `${place.from}-${place.to}`,
  );

test('names the numbers that are missing', () => {
  expect(told([7, 6, 3, 2])).toEqual([7, 6, '4-5', 3, 2, '1-1']);
  expect(told([1, 3, 2])).toEqual([3, 2, 1]);
});

test('calls nothing missing that has not been asked for', () => {
  expect(told([9, 8], false)).toEqual([9, 8]);
});
