import { mostPlaces } from '../official-draw';

export interface WinnersWish {
  winners: number;
  reserves: number;
  isOfficial: boolean;
}

/** Why a wish cannot be fulfilled. */
export type WishFault = 'empty' | 'winners' | 'reserves' | 'tooMany' | 'tooManyOfficial';

/** `able`: how many can win just now. */
export function faultOf({ winners, reserves, isOfficial }: WinnersWish, able: number): WishFault | null {
  if (able === 0) return 'empty';
  if (!(winners >= 1)) return 'winners';
  if (!(reserves >= 0)) return 'reserves';
  if (winners + reserves > able) return 'tooMany';
  return isOfficial && winners + reserves > mostPlaces ? 'tooManyOfficial' : null;
}

/** What comes nearest to a wish for too many: everyone is drawn, and reserves give way first. */
export const nearestWish = ({ winners }: WinnersWish, able: number) => ({
  winners: Math.min(winners, able),
  reserves: able - Math.min(winners, able),
});
