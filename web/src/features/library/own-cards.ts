import { ownerOf } from '../../cloud/owner';
import type { WheelCard } from '../../library/wheel-record';
import type { User } from '../../session/user';

/** A wheel behind somebody's link, with this visitor's changes. */
export const isFromLink = ({ key }: WheelCard): boolean => key.startsWith('shared:');

/** Wheels of another account stay out of sight: a browser can have several users. */
export const isOwnCard = (card: WheelCard, user: User | null): boolean =>
  card.owner === undefined || isFromLink(card) || (user !== null && card.owner === ownerOf(user));

/** No account has this wheel. */
export const isOnlyHere = (card: WheelCard): boolean =>
  card.state === 'here' && card.owner === undefined && !isFromLink(card) && !card.key.startsWith('content:');
