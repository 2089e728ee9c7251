import { expect, it } from 'vitest';
import { teamFault } from './team-wish';

it.each([
  ['teams', 2, 0, 'few'],
  ['teams', 2, 1, 'few'],
  ['teams', 2, 2, null],
  ['teams', 6, 5, 'moreTeams'],
  ['teams', 5, 5, null],
  ['size', 1, 5, null],
  ['size', 5, 5, 'oneTeam'],
  ['size', 9, 5, 'oneTeam'],
  ['size', 3, 5, null],
] as const)('%s %d of %i: %s', (kind, count, members, fault) => {
  expect(teamFault(kind, count, { members, isOfficial: false })).toBe(fault);
});

it('the server deals out a thousand at most', () => {
  expect(teamFault('teams', 2, { members: 1000, isOfficial: true })).toBeNull();
  expect(teamFault('teams', 2, { members: 1001, isOfficial: true })).toBe('tooManyOfficial');
  expect(teamFault('teams', 2, { members: 1001, isOfficial: false })).toBeNull();
});
