import { withoutAccount } from '../wheel/document/copies';
import type { WheelConfig } from '../wheel/document/document';
import { isGuid } from '../wheel/document/guid';
import { configInTurn } from '../wheel/picking/turns';

/**
 * The wheel as others get to see it: who won before, and whose it is, stays the host's. Wheels of other times and
 * places have ids the server does not take: the room's own id for it stands in for one.
 */
export function toldWheel(config: WheelConfig, idInRoom?: string): WheelConfig {
  const {
    history: _results,
    totalWheelSpins: _count,
    id: _inner,
    turns: _turns,
    ...definition
  } = configInTurn(config)['wheel-definition'];
  const { id: own, ...wheel } = withoutAccount(config);
  const id = isGuid(own) ? own : idInRoom;
  if (id === undefined) return { ...wheel, 'wheel-definition': definition };
  return { ...wheel, id, 'wheel-definition': { ...definition, id } };
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
