import { expect, it } from 'vitest';
import type { Wheel } from '../document/document';
import { wheelOf } from '../testing/wheels';
import { removeAll, removeDuplicates, removeInactive } from './list-edits';

const wheelWith = (...texts: string[]): Wheel =>
  wheelOf({
    slices: texts.map((text, place) => ({ guid: `${place}`, text, active: place % 2 === 0, weight: 1 })),
  });
const guidsOf = (wheel: Wheel) => wheel.slices.map(({ guid }) => guid);

it('keeps the first of those that read the same, whatever their case and blanks', () => {
  expect(
    guidsOf(removeDuplicates(wheelWith('Pizza', ' pizza ', 'Ice  cream', 'ICE CREAM', 'Pizzas'))),
  ).toEqual(['0', '2', '4']);
});

it('takes the same letter for the same however it is written', () => {
  expect(guidsOf(removeDuplicates(wheelWith('caf\u00e9', 'cafe\u0301', 'cafe')))).toEqual(['0', '2']);
});

it('removes the switched-off ones, or all', () => {
  expect(guidsOf(removeInactive(wheelWith('a', 'b', 'c')))).toEqual(['0', '2']);
  expect(guidsOf(removeAll(wheelWith('a', 'b')))).toEqual([]);
});

it('changes nothing where there is nothing to remove', () => {
  const wheel = wheelWith('a');
  expect(removeDuplicates(wheel)).toBe(wheel);
  expect(removeInactive(wheel)).toBe(wheel);
});
