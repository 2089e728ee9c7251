import type { WheelConfig } from '../wheel/document';
import { withoutAccount } from '../wheel/without-account';

/** The host's wheel as the room gets to see it: who won before, and whose it is, stays the host's. */
export function toldWheel(config: WheelConfig): WheelConfig {
  const { history: _results, totalWheelSpins: _count, ...definition } = config['wheel-definition'];
  return { ...withoutAccount(config), 'wheel-definition': definition };
}

/** Nobody's who only looks on: saved, it becomes a copy. */
const roomOwner = 'live';

/** The room's wheel on a viewer's stage, with what this viewer has seen being won. */
export function seenWheel(told: WheelConfig, before: WheelConfig | null): WheelConfig {
  const seen = before?.['wheel-definition'];
  return {
    ...told,
    source: 'shared',
    owner: roomOwner,
    'wheel-definition': {
      ...told['wheel-definition'],
      ...(seen?.history ? { history: seen.history } : {}),
      ...(seen?.totalWheelSpins ? { totalWheelSpins: seen.totalWheelSpins } : {}),
    },
  };
}
