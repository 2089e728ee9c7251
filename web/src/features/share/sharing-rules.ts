import { ApiError } from '../../api/api-error';
import { isOwner } from '../../cloud/owner';
import type { User } from '../../session/user';
import type { Wheel } from '../../wheel/document/document';

export type SharingBlock =
  | 'no_config'
  | 'not_authenticated'
  | 'not_owner'
  | 'not_saved'
  | 'has_unsaved_changes';

export type Sharing = { allowed: true } | { allowed: false; reason: SharingBlock };

export interface SharingFacts {
  wheel: Wheel | null;
  user: User | null;
  hasUnsavedChanges: boolean;
}

/** The rules in the order in which they are tried; the first match decides. */
const rules: ((facts: SharingFacts & { wheel: Wheel }) => 'allowed' | SharingBlock | null)[] = [
  ({ wheel }) => (wheel.source === 'cms' ? 'allowed' : null),
  ({ user }) => (user === null ? 'not_authenticated' : null),
  ({ wheel, user }) => (isOwner(wheel, user) ? null : 'not_owner'),
  ({ wheel }) => (wheel.cloudSavedAt === undefined && wheel.cloudSaved !== true ? 'not_saved' : null),
  ({ wheel, hasUnsavedChanges }) =>
    hasUnsavedChanges || wheel.cloudSaved !== true ? 'has_unsaved_changes' : null,
];

/** The server has the same rules, and knows the stored wheel. */
export function blockIn(error: unknown): SharingBlock | null {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'not_saved' || code === 'not_owner' ? code : null;
}

/** Whether this wheel may be shared, and if not, why. */
export function sharingOf({ wheel, ...facts }: SharingFacts): Sharing {
  if (!wheel) return { allowed: false, reason: 'no_config' };
  for (const rule of rules) {
    const answer = rule({ ...facts, wheel });
    if (answer === 'allowed') break;
    if (answer !== null) return { allowed: false, reason: answer };
  }
  return { allowed: true };
}
