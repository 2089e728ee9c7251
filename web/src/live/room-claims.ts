import type { ClaimPlace } from '../api/entries';
import type { AnnouncedSpin, DrawClaims } from './messages';
import type { RoomState } from './room-store';

/** The winners of a draw before the first claim. With teams, nobody is left to come next. */
export function claimsOf({ spinId, winner, places }: AnnouncedSpin): DrawClaims | null {
  if (places && places.teams > 0) return null;
  const winners = places?.winners ?? [winner];
  const fresh = { state: 'waiting', until: null, by: '', reason: '', next: '' } as const;
  return { spinId, places: winners.map((guid, at) => ({ ...fresh, place: at + 1, guid })) };
}

/** The claims with the changed places. Changes of an older draw than this page's newest are ignored. */
export function withPlaces(claims: DrawClaims | null, changed: DrawClaims): DrawClaims | null {
  if (claims?.spinId !== changed.spinId) return claims;
  const places = new Map([...claims.places, ...changed.places].map((each) => [each.place, each]));
  return { ...claims, places: [...places.values()].toSorted((one, other) => one.place - other.place) };
}

/**
 * The places as everyone sees them: after the wheel has stopped, if winners have a time to claim or something has
 * happened to a place.
 */
export function shownClaims({ claims, next, ended }: RoomState): DrawClaims | null {
  const isKnown = claims?.places.some(({ state, until }) => state !== 'waiting' || until !== null);
  return isKnown && next !== null && ended === null ? claims : null;
}

/** As the host sees them: if people have joined, the host may pass over a winner even without a time to claim. */
export const hostsClaims = (room: RoomState): DrawClaims | null =>
  shownClaims(room) ?? (room.door !== null && room.next !== null ? room.claims : null);

/** The place of this visitor, where they are among those who were drawn. */
export const ownPlaceIn = (claims: DrawClaims | null, entryId: string | undefined): ClaimPlace | undefined =>
  claims?.places.find(({ guid }) => guid === entryId);
