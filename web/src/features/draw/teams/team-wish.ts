import { type TeamPlan, teamCount } from '../../../wheel/picking/teams';
import { mostPlaces } from '../official/official-draw';

export type PlanKind = 'teams' | 'size';

export const planOf = (kind: PlanKind, count: number): TeamPlan =>
  kind === 'teams' ? { teams: count } : { size: count };

/** Why no teams can be made. */
export type TeamFault = 'few' | 'moreTeams' | 'oneTeam' | 'tooManyOfficial';

export function teamFault(
  kind: PlanKind,
  count: number,
  { members, isOfficial }: { members: number; isOfficial: boolean },
): TeamFault | null {
  if (members < 2) return 'few';
  if (kind === 'teams' && count > members) return 'moreTeams';
  if (teamCount(planOf(kind, count), members) < 2) return 'oneTeam';
  return isOfficial && members > mostPlaces ? 'tooManyOfficial' : null;
}
