import type { WheelConfig } from './document';
import { newGuid } from './guid';
import { withoutAccount } from './without-account';

/** The same wheel once more, as one of its own. */
export function copyOfWheel(config: WheelConfig, name: string, now = Date.now()): WheelConfig {
  const { cmsOriginalId: _original, ...kept } = withoutAccount(config);
  const id = newGuid();
  return {
    ...kept,
    id,
    'wheel-definition': { ...config['wheel-definition'], id, name, createdAt: now, updatedAt: now },
  };
}
