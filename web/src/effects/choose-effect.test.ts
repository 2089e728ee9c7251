import { expect, it, vi } from 'vitest';
import { chooseEffect } from './choose-effect';

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
