import { expect, test } from 'vitest';
import { wheelOf } from '../wheel/testing/wheels';
import { spinOrderOf } from './room-control';
import { theirSlices } from './testing/messages';

const slices = [...theirSlices, { guid: 'off', text: 'off', active: false, weight: 1 }];

test.each([
  ['one winner', undefined, {}],
  [
    'several winners with reserves',
    { mode: 'several', winners: 2, reserves: 1 },
    { winners: 2, reserves: 1 },
  ],
  ['so many teams', { mode: 'teams', by: 'teams', teams: 3 }, { teams: 3 }],
  ['teams of a size, of those who are on the wheel', { mode: 'teams', by: 'size', size: 2 }, { teams: 2 }],
])('a room is asked for %s', (_what, draw, order) => {
  expect(spinOrderOf(wheelOf({ slices, spin: { draw } as never }))).toEqual(order);
});
