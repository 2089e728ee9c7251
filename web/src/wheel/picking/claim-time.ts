import type { Wheel } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';

/** As the room takes them, in seconds; `claim` in api/live.md. */
const [shortest, longest] = [10, 86_400];

/** How long a winner in a live room may say that they are here, in seconds; 0: no such time is set. */
export function claimTimeOf({ spin: { draw } }: Pick<Wheel, 'spin'>): number {
  const claim = draw?.claim ?? 0;
  return Number.isInteger(claim) && claim >= shortest && claim <= longest ? claim : 0;
}

export const setClaimTime = (claim: number): Edit =>
  changeFields(({ spin: { draw } }) => ({ spin: { draw: { ...draw, claim } } }));
