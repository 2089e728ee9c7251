import { mostPlaces } from '../official/official-draw';

/** How many are drawn, and whether they are shown one by one. */
export interface WinnersOrder {
  winners: number;
  reserves: number;
  isOneByOne: boolean;
}

export interface WinnersWish {
  winners: number;
  reserves: number;
  isOfficial: boolean;
}

/** Why an order can't be fulfilled. */
export type WishFault = 'empty' | 'tooMany' | 'tooManyOfficial';

/** `able`: how many can win just now. */
export function faultOf({ winners, reserves, isOfficial }: WinnersWish, able: number): WishFault | null {
  if (able === 0) return 'empty';
  if (winners + reserves > able) return 'tooMany';
  return isOfficial && winners + reserves > mostPlaces ? 'tooManyOfficial' : null;
}

/** The closest possible order: everyone is drawn, and reserves are dropped first. */
export const nearestWish = ({ winners }: Pick<WinnersWish, 'winners'>, able: number) => ({
  winners: Math.min(winners, able),
  reserves: able - Math.min(winners, able),
});
