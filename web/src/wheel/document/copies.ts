import type { WheelConfig } from './document';
import { newGuid } from './guid';

/** A copy of the wheel with an id of its own. */
export function copyOfWheel(config: WheelConfig, name: string, now = Date.now()): WheelConfig {
  const { cmsOriginalId: _original, ...kept } = withoutAccount(config);
  const id = newGuid();
  return {
    ...kept,
    id,
    'wheel-definition': { ...config['wheel-definition'], id, name, createdAt: now, updatedAt: now },
  };
}

/** Another user's wheel, a sample or a content wheel as the user's own: with a new id, and not shared. */
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

/** The wheel without its ties to an account or a share: a file belongs to whoever has it. */
export function withoutAccount(config: WheelConfig): WheelConfig {
  const { owner, source, shareId, isShared, cloudSaved, cloudSavedAt, ...wheel } = config;
  return wheel;
}
