import type { Slice, WheelDefinition } from '../document/document';
import { changeDefinition, type Edit } from '../edits/edits';
import { drawMany } from './picking';
import type { RandomSource } from './random-source';
import { slicesInTurn } from './turns';

/** How the choices are split: into so many teams, or into teams of so many. */
export type TeamPlan = { teams: number } | { size: number };

/** How many teams a plan makes of so many choices; none when it makes no sense. */
export function teamCount(plan: TeamPlan, members: number): number {
  const wanted = 'teams' in plan ? plan.teams : Math.ceil(members / plan.size);
  return Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, members) : 0;
}

/** Whoever is on the wheel and not absent. A turn that was had does not matter: everybody plays. */
export const teamMembers = (definition: WheelDefinition, day?: string): Slice[] =>
  slicesInTurn({ ...definition, turns: undefined }, day).filter((slice) => slice.active);

/** The wheel as teams are drawn from it: by their weights some would be drawn before others, and play together less. */
export const evenForTeams: Edit = changeDefinition(({ slices }) => ({
  slices: slices.map(evenly),
  turns: undefined,
}));

const evenly = (slice: Slice): Slice => (slice.weight === 1 ? slice : { ...slice, weight: 1 });

/** Teams whose sizes differ by one at most; which choice is in which is left to chance alone. */
export const splitIntoTeams = (members: readonly Slice[], plan: TeamPlan, source: RandomSource): Slice[][] =>
  dealOut(drawMany(members.map(evenly), members.length, source), teamCount(plan, members.length));

/** The first goes to the first team, the second to the next one, round and round. */
export function dealOut(members: readonly Slice[], count: number): Slice[][] {
  const teams = Array.from({ length: count }, (): Slice[] => []);
  members.forEach((slice, place) => {
    teams[place % count]?.push(slice);
  });
  return teams;
}
