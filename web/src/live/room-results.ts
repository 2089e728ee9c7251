import type { ClaimPlace } from '../api/entries';
import { winsMoved } from '../wheel/keeping/spin-log';
import type { WheelStore } from '../wheel/store';
import type { RoomState } from './room-store';

/**
 * The results count who has a place in the end: the win of somebody who was replaced is taken back, and the one who came
 * instead has it. While the wheel turns, nothing is counted yet.
 */
export function settleResults(store: WheelStore, { claims }: Pick<RoomState, 'claims'>): void {
  const { wheel, log, spinning, record } = store.getState();
  if (!claims || spinning) return;
  const known = new Set(claims.places.map(({ guid }) => guid));
  // The one who came instead may be in a later message: until then a win isn't taken back.
  const isHolding = ({ state, next }: ClaimPlace) =>
    state !== 'replaced' || (next !== '' && !known.has(next));
  const holders = claims.places.filter(isHolding).map(({ guid }) => guid);
  record(winsMoved(wheel, log, claims.spinId, new Set(holders)));
}
