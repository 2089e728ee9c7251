import { ApiError } from '../../api/api-error';
import { isOwner } from '../../cloud/owner';
import type { User } from '../../session/user';
import type { WheelConfig } from '../../wheel/document/document';

export type SharingBlock =
  | 'no_config'
  | 'not_authenticated'
  | 'not_owner'
  | 'not_saved'
  | 'has_unsaved_changes';

export type Sharing = { allowed: true } | { allowed: false; reason: SharingBlock };

export interface SharingFacts {
  config: WheelConfig | null;
  user: User | null;
  hasUnsavedChanges: boolean;
}

/** The rules in the order in which they are tried; the first match decides. */
const rules: ((facts: SharingFacts & { config: WheelConfig }) => 'allowed' | SharingBlock | null)[] = [
  ({ config }) => (config.source === 'cms' ? 'allowed' : null),
  ({ user }) => (user === null ? 'not_authenticated' : null),
  ({ config, user }) => (isOwner(config, user) ? null : 'not_owner'),
  ({ config }) => (config.cloudSavedAt === undefined && config.cloudSaved !== true ? 'not_saved' : null),
  ({ config, hasUnsavedChanges }) =>
    hasUnsavedChanges || config.cloudSaved !== true ? 'has_unsaved_changes' : null,
];

/** The server has the same rules, and knows the stored wheel. */
export function blockIn(error: unknown): SharingBlock | null {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'not_saved' || code === 'not_owner' ? code : null;
}

/** Whether this wheel may be shared, and if not, why. */
export function sharingOf({ config, ...facts }: SharingFacts): Sharing {
  if (!config) return { allowed: false, reason: 'no_config' };
  for (const rule of rules) {
    const answer = rule({ ...facts, config });
    if (answer === 'allowed') break;
    if (answer !== null) return { allowed: false, reason: answer };
  }
  return { allowed: true };
}
