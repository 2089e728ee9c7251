import { withoutAccount } from '../wheel/document/copies';
import type { WheelConfig } from '../wheel/document/document';
import { isGuid } from '../wheel/document/guid';
import { configInTurn } from '../wheel/picking/turns';

/**
 * The wheel as viewers get it: earlier winners and the owner stay with the host. Wheels of earlier versions have ids
 * that the server rejects: the room's own id replaces them.
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

/** No viewer owns it: saved, it becomes a copy. */
const roomOwner = 'live';

/** The room's wheel on a viewer's stage, with the wins that this viewer has seen. */
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
