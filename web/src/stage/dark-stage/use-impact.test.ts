import { expect, test } from 'vitest';
import { mayFlash } from './use-impact';

test('nothing flashes more often than three times a second', () => {
  const times = Array.from({ length: 200 }, (_, frame) => frame * 20);
  const shown = times.filter((time) => mayFlash(time));
  for (const from of times)
    expect(shown.filter((time) => time >= from && time < from + 1000).length).toBeLessThanOrEqual(3);
  expect(shown.length).toBeGreaterThan(6);
});
