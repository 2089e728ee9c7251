import { describe, expect, it } from 'vitest';
import type { Wheel } from '../document/document';
import { bestSource } from '../picking/random-source';
import { wheelOf } from '../testing/wheels';
import { moveSlice } from './edits';
import { shuffleSlices, sortSlices } from './list-edits';

const wheelWith = (...texts: string[]): Wheel =>
  wheelOf({ slices: texts.map((text) => ({ guid: `guid-${text}`, text, active: true, weight: 1 })) });
const textsOf = (wheel: Wheel) => wheel.slices.map(({ text }) => text).join('');

describe('moving', () => {
  const wheel = wheelWith('a', 'b', 'c', 'd');

  it.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['c', 1, 'acbd'],
    ['b', 99, 'acdb'],
    ['b', -3, 'bacd'],
  ])('%s to place %d gives %s', (text, place, expected) => {
    expect(textsOf(moveSlice(`guid-${text}`, place)(wheel))).toBe(expected);
  });

  it('changes nothing when the order stays or no slice has that id', () => {
    expect(moveSlice('guid-b', 1)(wheel)).toBe(wheel);
    expect(moveSlice('guid-x', 1)(wheel)).toBe(wheel);
  });
});

describe('sorting', () => {
  const collator = new Intl.Collator('de-DE', { numeric: true });

  it('follows the language and counts numbers as numbers', () => {
    const wheel = wheelWith('Zebra', '10', 'Äpfel', '9', 'Birne');
    expect(textsOf(sortSlices(collator.compare)(wheel))).toBe('910ÄpfelBirneZebra');
  });

  it('is no change where it is sorted already', () => {
    const wheel = wheelWith('a', 'b');
    expect(sortSlices(collator.compare)(wheel)).toBe(wheel);
  });
});

describe('shuffling', () => {
  it('keeps every slice and makes every order about equally often', () => {
    const orders = new Map<string, number>();
    const shuffle = shuffleSlices(bestSource());
    for (let round = 0; round < 6000; round += 1) {
      const order = textsOf(shuffle(wheelWith('a', 'b', 'c')));
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    // Each is expected 1000 times with a deviation of 29: chance never produces a difference of 200.
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});
