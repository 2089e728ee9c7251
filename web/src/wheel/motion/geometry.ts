import { coerceWeight } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import { totalWeight } from '../picking/odds';

export const fullTurn = 2 * Math.PI;

/**
 * The active slices in order, with the angle at which each ends.
 * Angles are radians, clockwise, from twelve o'clock of the unturned wheel.
 */
export interface SliceLayout {
  slices: readonly Slice[];
  ends: Float64Array;
}

export function layOut(slices: readonly Slice[]): SliceLayout {
  const active = slices.filter((slice) => slice.active);
  const total = totalWeight(active);
  const ends = new Float64Array(active.length);
  let passed = 0;
  active.forEach((slice, index) => {
    passed += coerceWeight(slice.weight);
    ends[index] = (passed / total) * fullTurn;
  });
  return { slices: active, ends };
}

export const startOf = (layout: SliceLayout, index: number): number => layout.ends[index - 1] ?? 0;
const endOf = (layout: SliceLayout, index: number): number => layout.ends[index] ?? fullTurn;
export const widthOf = (layout: SliceLayout, index: number): number =>
  endOf(layout, index) - startOf(layout, index);

export function normalise(angle: number): number {
  const wrapped = angle % fullTurn;
  return wrapped < 0 ? wrapped + fullTurn : wrapped;
}

/** The index of the slice at an angle of the unturned wheel; -1 on an empty wheel. */
export function sliceAt(layout: SliceLayout, angle: number): number {
  const sought = normalise(angle);
  let low = 0;
  let high = layout.ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(layout, middle) <= sought) low = middle + 1;
    else high = middle;
  }
  return high < 0 ? -1 : low;
}

/** The slice under a point, given relative to the centre with y downwards. */
export function sliceUnder(layout: SliceLayout, x: number, y: number, rotation: number): number {
  return sliceAt(layout, Math.atan2(x, -y) - rotation);
}

/** The angle of the pointer; the top for an unknown position. */
export function markerAngle(position: unknown): number {
  const eighths = typeof position === 'string' ? compass[position.trim().toLowerCase()] : undefined;
  return ((eighths ?? 0) * fullTurn) / 8;
}

const compass: Record<string, number | undefined> = {
  top: 0,
  'top-right': 1,
  right: 2,
  'bottom-right': 3,
  bottom: 4,
  'bottom-left': 5,
  left: 6,
  'top-left': 7,
};

export const markerPositions = Object.keys(compass);
