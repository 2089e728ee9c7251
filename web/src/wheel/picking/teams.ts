import type { Slice, Wheel } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';
import { drawMany } from './draw-many';
import type { RandomSource } from './random-source';
import { eligibleSlices } from './turns';

/** How the choices are split: into this many teams, or into teams of this size. */
export type TeamPlan = { teams: number } | { size: number };

/** How many teams a plan makes of this many choices; 0 when it is impossible. */
export function teamCount(plan: TeamPlan, members: number): number {
  const wanted = 'teams' in plan ? plan.teams : Math.ceil(members / plan.size);
  return Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, members) : 0;
}

/** The choices that are on the wheel and not absent. Turns don't matter: everyone plays. */
export const teamMembers = (wheel: Wheel, day?: string): Slice[] =>
  eligibleSlices({ ...wheel, spin: { ...wheel.spin, turns: undefined } }, day).filter(
    (slice) => slice.active,
  );

/** The wheel with equal weights, for teams: with weights some would be drawn earlier, and would play together less. */
export const evenForTeams: Edit = changeFields(({ slices }) => ({
  slices: slices.map(evenly),
  spin: { turns: undefined },
}));

const evenly = (slice: Slice): Slice => (slice.weight === 1 ? slice : { ...slice, weight: 1 });

/** Teams whose sizes differ by at most one; chance alone decides who is in which. */
export const splitIntoTeams = (members: readonly Slice[], plan: TeamPlan, source: RandomSource): Slice[][] =>
  dealOut(drawMany(members.map(evenly), members.length, source), teamCount(plan, members.length));

/** The first goes to the first team, the second to the next one, and so on in turn. */
export function dealOut(members: readonly Slice[], count: number): Slice[][] {
  const teams = Array.from({ length: count }, (): Slice[] => []);
  members.forEach((slice, place) => {
    teams[place % count]?.push(slice);
  });
  return teams;
}
