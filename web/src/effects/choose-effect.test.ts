import { expect, it, test, vi } from 'vitest';
import { wheelOf } from '../wheel/testing/wheels';
import { chooseEffect, chosenEffect } from './choose-effect';

it.each([
  ['stars', 'fireworks', 1],
  ['stars', undefined, 1],
  ['stars', 'stars', 0],
  ['explosion', 'stars', 0],
  ['', 'stars', 0],
])('%j chosen over %j is stored %d times', (name, current, times) => {
  const save = vi.fn();
  chooseEffect(name, current, save);
  expect(save).toHaveBeenCalledTimes(times);
});

const slice = (resultEffect?: string) => ({
  guid: 'g',
  text: 't',
  active: true,
  weight: 1,
  ...(resultEffect === undefined ? {} : { resultEffect }),
});
const wheel = (effect?: string) => wheelOf(effect === undefined ? {} : { effect });

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
