import { type Snap, snaps } from '../../state/ui';

/** A flick is decided by its speed, a slow drag by its distance. Down is positive, as on the screen. */
const flick = 0.5; // px per ms
const far = 56; // px

export function snapAfterDrag(from: Snap, distance: number, speed: number): Snap {
  if (Math.abs(speed) >= flick) return step(from, speed < 0 ? 1 : -1);
  if (Math.abs(distance) < far) return from;
  return step(from, distance < 0 ? 1 : -1);
}

export function snapAfterKey(from: Snap, key: string): Snap {
  if (key === 'ArrowUp') return step(from, 1);
  if (key === 'ArrowDown') return step(from, -1);
  if (key === 'End') return 'expanded';
  if (key === 'Home') return 'collapsed';
  return from;
}

/** A click on the handle moves the sheet up one step, and from the top back to rest. */
export const snapAfterPress = (from: Snap): Snap => (from === 'expanded' ? 'rest' : step(from, 1));

function step(from: Snap, by: 1 | -1): Snap {
  const place = snaps.indexOf(from) + by;
  return snaps[Math.min(snaps.length - 1, Math.max(0, place))] ?? from;
}
