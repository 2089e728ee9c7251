import type { WheelConfig } from './document';
import { newGuid } from './guid';
import { withoutAccount } from './without-account';

/** Somebody else's wheel, or one of the site's, made the own: it is saved under a new id and shared by nobody. */
export function ownCopy(config: WheelConfig, owner: string, now = Date.now()): WheelConfig {
  const {
    cmsOriginalId: _original,
    cmsUntouched: _untouched,
    slugs: _slugs,
    ...kept
  } = withoutAccount(config);
  const id = newGuid();
  return {
    ...kept,
    id,
    owner,
    source: 'guest_saved',
    isShared: false,
    cloudSaved: false,
    'wheel-definition': { ...config['wheel-definition'], id, createdAt: now, updatedAt: now },
  };
}
