import type { Slice } from './document';
import { shuffled } from './order';
import type { RandomSource } from './random-source';

/** How the choices are split: into so many teams, or into teams of so many. */
export type TeamPlan = { teams: number } | { size: number };

/** How many teams a plan makes of so many choices; none when it makes no sense. */
export function teamCount(plan: TeamPlan, members: number): number {
  const wanted = 'teams' in plan ? plan.teams : Math.ceil(members / plan.size);
  return Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, members) : 0;
}

/** Teams whose sizes differ by one at most; which choice is in which is left to chance alone. */
export function splitIntoTeams(slices: readonly Slice[], plan: TeamPlan, source: RandomSource): Slice[][] {
  const members = shuffled(
    slices.filter((slice) => slice.active),
    source,
  );
  const teams = Array.from({ length: teamCount(plan, members.length) }, (): Slice[] => []);
  members.forEach((slice, place) => {
    teams[place % teams.length]?.push(slice);
  });
  return teams;
}
