import { expect, it } from 'vitest';
import { faultOf, nearestWish } from './winners-wish';

const wish = (winners: number, reserves = 0, isOfficial = false) => ({ winners, reserves, isOfficial });

it.each([
  [wish(1), 0, 'empty'],
  [wish(1), 1, null],
  [wish(3, 2), 5, null],
  [wish(3, 3), 5, 'tooMany'],
  [wish(6), 5, 'tooMany'],
  [wish(900, 200), 5000, null],
  [wish(900, 200, true), 5000, 'tooManyOfficial'],
  [wish(900, 100, true), 5000, null],
])('%j of %i: %s', (wanted, able, fault) => {
  expect(faultOf(wanted, able)).toBe(fault);
});

it('offers everyone there is, winners first', () => {
  expect(nearestWish(wish(9, 2), 5)).toEqual({ winners: 5, reserves: 0 });
  expect(nearestWish(wish(3, 9), 5)).toEqual({ winners: 3, reserves: 2 });
});
