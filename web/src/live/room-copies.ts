import type { Slice, Wheel } from '../wheel/document/document';
import { isGuid } from '../wheel/document/guid';
import { withoutAccount } from '../wheel/document/own-copies';
import { type WheelDocument, withId, writeDocument } from '../wheel/document/wire-format';
import { wheelInTurn } from '../wheel/picking/turns';

/**
 * The wheel as viewers get it: earlier winners and the owner stay with the host. Wheels of earlier versions have ids
 * that the server rejects: the room's own id replaces them. `own` leaves out the slices that the room has itself.
 */
export function publicCopy(
  wheel: Wheel,
  idInRoom?: string,
  own = (slices: readonly Slice[]): readonly Slice[] => slices,
): WheelDocument {
  const { turns: _turns, ...spin } = wheel.spin;
  const inTurn = wheelInTurn(withoutAccount(wheel));
  const told = { ...inTurn, slices: [...own(inTurn.slices)], spin, results: {} };
  return writeDocument(withId(told, isGuid(wheel.id) ? wheel.id : idInRoom));
}

/** No viewer owns it: saved, it becomes a copy. */
const roomOwner = 'live';

/** The room's wheel on a viewer's stage, with the wins that this viewer has seen. */
export function viewerCopy(told: Wheel, before: Wheel | null): Wheel {
  const { history, totalWheelSpins } = before?.results ?? {};
  return {
    ...told,
    source: 'shared',
    owner: roomOwner,
    results: {
      ...told.results,
      ...(history ? { history } : {}),
      ...(totalWheelSpins ? { totalWheelSpins } : {}),
    },
  };
}
