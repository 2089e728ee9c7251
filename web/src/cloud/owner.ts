import type { WheelRecord } from '../library/wheel-record';
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
 * co-editing link that this one has opened.
 */
export const isForeign = (wheel: Wheel, user: User | null, coEditor?: string): boolean =>
  wheel.source === 'cms' ||
  (wheel.owner !== undefined &&
    !isOwner(wheel, user) &&
    !(user && (coEditor === ownerOf(user) || coEditKeyIn(wheel.id))));

/** The key of the co-editing link in the address. The wheel's record has it once the wheel is opened. */
export function coEditKeyIn(
  wheelId: string | undefined,
  { search }: { search: string } = window.location,
): string | null {
  const query = new URLSearchParams(search);
  const isNamed = wheelId !== undefined && query.get('wheel')?.toLowerCase() === wheelId.toLowerCase();
  return isNamed ? query.get('magiclink') || null : null;
}

/** The key of the link that this user has opened; another user of this browser must not use it. */
export const coEditKeyOf = (
  { coEdit }: Pick<WheelRecord, 'coEdit'>,
  user: User | null,
): string | undefined => (user !== null && coEdit?.by === ownerOf(user) ? coEdit.key : undefined);

/** The headers that present the co-editing link. */
export const coEditHeaders = (key: string | null | undefined): Record<string, string> =>
  key ? { 'X-Magic-Link': key } : {};
