import { expect, it } from 'vitest';
import type { Wheel } from '../document/document';
import { wheelOf } from '../testing/wheels';
import { appendChoices, mostChoices, replaceChoices } from './list-edits';

const empty: Wheel = wheelOf({ slices: [], look: { palette: 'Rainbow' } });
const slicesOf = (wheel: Wheel) => wheel.slices;

it('gives each choice an id, a weight and the colour of its place', () => {
  const one = appendChoices([{ text: 'a' }])(empty);
  const three = slicesOf(
    appendChoices([
      { text: 'b', weight: 3 },
      { text: 'c', weight: -1 },
    ])(one),
  );
  expect(three.map(({ text, weight, active }) => [text, weight, active])).toEqual([
    ['a', 1, true],
    ['b', 3, true],
    ['c', 1, true],
  ]);
  expect(new Set(three.map(({ guid }) => guid)).size).toBe(3);
  expect(new Set(three.map(({ background }) => background)).size).toBe(3);
});

it('replaces what was there', () => {
  const replaced = replaceChoices([{ text: 'z' }])(appendChoices([{ text: 'a' }])(empty));
  expect(slicesOf(replaced).map(({ text }) => text)).toEqual(['z']);
});

it('takes no more than a wheel holds', () => {
  const many = Array.from({ length: mostChoices + 5 }, (_, place) => ({ text: `${place}` }));
  const full = replaceChoices(many)(empty);
  expect(slicesOf(full)).toHaveLength(mostChoices);
  expect(appendChoices([{ text: 'late' }])(full)).toBe(full);
});
