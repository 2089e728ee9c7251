import { expect, test } from 'vitest';
import { chosenEffect } from './chosen-effect';

const slice = (resultEffect?: string) => ({
  guid: 'g',
  text: 't',
  active: true,
  weight: 1,
  ...(resultEffect === undefined ? {} : { resultEffect }),
});
const wheel = (effect?: string) => ({
  'wheel-definition': { slices: [] },
  ...(effect === undefined ? {} : { 'result-effect': effect }),
});

test.each([
  ['snow', 'stars', 'snow'],
  ['', 'stars', 'stars'],
  [undefined, 'stars', 'stars'],
  ['explosion', 'stars', 'stars'],
  [undefined, undefined, 'fireworks'],
  [undefined, 'explosion', null],
  ['toString', 'constructor', null],
])('slice %s on a wheel with %s celebrates with %s', (own, global, chosen) => {
  expect(chosenEffect(slice(own), wheel(global))).toBe(chosen);
});
