import type { Wheel } from '../wheel/document/document';
import type { Spinner } from '../wheel/keeping/win-history';
import { layOut, markerAngle, normalise } from '../wheel/motion/geometry';
import { planMotion } from '../wheel/motion/motion';
import { eligibleSlices } from '../wheel/picking/turns';
import type { RunningSpin } from '../wheel/store';
import type { AnnouncedSpin } from './messages';

/** How far the wheel is turned while this point of it is under the pointer. */
export const turnedTo = (point: number, { look: { marker } }: Wheel): number =>
  normalise(markerAngle(marker?.position) - point);

/**
 * A spin of the room as this page plays it: the position follows from the time alone, so that everyone sees the same,
 * also viewers who join in the middle.
 */
export function roomSpin(
  spin: AnnouncedSpin,
  wheel: Wheel,
  startedAt: number,
  isStill: boolean,
): RunningSpin {
  const to = turnedTo(spin.landing, wheel);
  const slices = eligibleSlices(wheel);
  const layout = layOut(slices);
  return {
    winner: spin.winner,
    landingOffset: 0.5,
    motion: planMotion({
      from: turnedTo(spin.from, wheel),
      to,
      rotates: spin.rotates,
      duration: isStill ? 0 : spin.duration,
      layout,
      marker: markerAngle(wheel.look.marker?.position),
    }),
    startedAt,
    slices,
    layout,
    receipt: spin.spinId,
    restsAt: to,
    ...(spin.salt ? { salt: spin.salt } : {}),
    ...spunBy(spin),
  };
}

/** Under which name its wins are recorded; nothing for somebody without one. */
export const spunBy = ({ by }: AnnouncedSpin): { by?: Spinner } =>
  by?.name ? { by: { id: `live:${by.viewerId}`, name: by.name } } : {};
