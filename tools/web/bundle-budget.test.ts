import { expect, it } from 'vitest';
import { embedExcess, excesses, limits } from './bundle-budget.ts';

it('what is within the limits passes', () => {
  expect(excesses(limits)).toEqual([]);
});

it.each(['scripts', 'scriptFiles', 'styles'] as const)('more %s than the limit fail', (what) => {
  expect(excesses({ ...limits, [what]: limits[what] + 1 })).toEqual([
    `The first view has ${what} ${limits[what] + 1}, the limit is ${limits[what]}`,
  ]);
});

it('embed.js has a limit of its own', () => {
  expect(embedExcess(4)).toEqual([]);
  expect(embedExcess(4.1)).toEqual(['embed.js has 4.1 kB, the limit is 4']);
});
