import { sessionStore } from '../session/session-state';
import { ownerOf, type User } from '../session/user';
import type { Wheel } from '../wheel/document/document';

/** A wheel without an owner counts as the user's own. */
export const isOwner = ({ owner }: Wheel, user: User | null): boolean =>
  user !== null && (owner === undefined || owner === ownerOf(user));

/** In the cloud, and this user's. */
export const isSavedOwn = (wheel: Wheel, user: User | null): boolean =>
  user !== null &&
  wheel.cloudSavedAt !== undefined &&
  wheel.source !== 'shared' &&
  wheel.source !== 'cms' &&
  isOwner(wheel, user);

/**
 * Whether this wheel can only be kept as a copy: it is a sample or content wheel, or another user's without a
 * co-editing link for this one.
 */
export const isForeign = (wheel: Wheel, user: User | null = sessionStore.getState().user): boolean =>
  wheel.source === 'cms' ||
  (wheel.owner !== undefined && !isOwner(wheel, user) && !(user && coEditKeyFor(wheel.id)));

/**
 * The key of a co-editing link while the address names it: it allows to load and save a wheel of another user, and
 * nothing else. It is never stored.
 */
export function coEditKeyFor(
  wheelId: string | undefined,
  { search }: { search: string } = window.location,
): string | null {
  const query = new URLSearchParams(search);
  const isNamed = wheelId !== undefined && query.get('wheel')?.toLowerCase() === wheelId.toLowerCase();
  return isNamed ? query.get('magiclink') || null : null;
}

/** The headers that present the co-editing link. */
export const coEditHeaders = (wheelId: string | undefined): Record<string, string> => {
  const key = coEditKeyFor(wheelId);
  return key ? { 'X-Magic-Link': key } : {};
};
