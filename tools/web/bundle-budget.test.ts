import { expect, it } from 'vitest';
import { verdictOn } from './bundle-budget.ts';

it.each([
  [139.9, 'within the aim'],
  [140.1, 'above the aim'],
  [155, 'above the aim'],
  [155.1, 'too large'],
])('judges %d kB as %s', (kilobytes, verdict) => {
  expect(verdictOn(kilobytes)).toBe(verdict);
});
