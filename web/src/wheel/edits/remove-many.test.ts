import { expect, it } from 'vitest';
import type { WheelConfig } from '../document/document';
import { removeAll, removeDuplicates, removeInactive } from './list-edits';

const wheelOf = (...texts: string[]): WheelConfig => ({
  'wheel-definition': {
    slices: texts.map((text, place) => ({ guid: `${place}`, text, active: place % 2 === 0, weight: 1 })),
  },
});
const guidsOf = (config: WheelConfig) => config['wheel-definition'].slices.map(({ guid }) => guid);

it('keeps the first of those that read the same, whatever their case and blanks', () => {
  expect(guidsOf(removeDuplicates(wheelOf('Pizza', ' pizza ', 'Ice  cream', 'ICE CREAM', 'Pizzas')))).toEqual(
    ['0', '2', '4'],
  );
});

it('takes the same letter for the same however it is written', () => {
  expect(guidsOf(removeDuplicates(wheelOf('caf\u00e9', 'cafe\u0301', 'cafe')))).toEqual(['0', '2']);
});

it('removes the switched-off ones, or all', () => {
  expect(guidsOf(removeInactive(wheelOf('a', 'b', 'c')))).toEqual(['0', '2']);
  expect(guidsOf(removeAll(wheelOf('a', 'b')))).toEqual([]);
});

it('changes nothing where there is nothing to remove', () => {
  const wheel = wheelOf('a');
  expect(removeDuplicates(wheel)).toBe(wheel);
  expect(removeInactive(wheel)).toBe(wheel);
});
