import type { Extent, LabelSpace } from './fit-label';

/** With so few slices, each is wide enough for a label that is level. */
export const mostLevel = 4;

export interface LevelPlace {
  size: number;
  /** The distance of the label's middle from the centre. */
  radius: number;
}

/** Of the way from hub to rim, the best looking place first. */
const shares = [0.55, 0.6, 0.5, 0.65, 0.45, 0.7, 0.4, 0.75, 0.35, 0.8, 0.3, 0.85, 0.25, 0.9, 0.2];

/**
 * Where a level label is largest in its slice, whose middle points into a direction: clockwise in radians, 0 to the
 * right.
 */
export function fitLevel(space: LabelSpace, extent: Extent, direction: number, wanted: number): LevelPlace {
  let best: LevelPlace = { size: 0, radius: space.outer };
  for (const share of shares) {
    const radius = space.inner + (space.outer - space.inner) * share;
    let size = wanted;
    while (size > best.size + 0.5 && !isInside(space, extent, direction, radius, size)) size *= 0.97;
    if (size > best.size + 0.5) best = { size, radius };
  }
  return best;
}

/** Whether the label keeps clear of the rim, the hub and both edges of its slice. */
function isInside(
  { outer, inner, angle, divider }: LabelSpace,
  { width, height, spacing }: Extent,
  direction: number,
  radius: number,
  size: number,
): boolean {
  const wide = (size * width + spacing) / 2;
  const high = (size * height) / 2;
  const x = Math.abs(Math.cos(direction)) * radius;
  const y = Math.abs(Math.sin(direction)) * radius;
  if (Math.hypot(x + wide, y + high) > outer) return false;
  if (Math.hypot(Math.max(0, x - wide), Math.max(0, y - high)) < inner) return false;
  const half = Math.min(angle, Math.PI) / 2;
  const toEdge = radius * Math.sin(half) - divider / 2;
  return [direction - half, direction + half].every(
    (edge) => wide * Math.abs(Math.sin(edge)) + high * Math.abs(Math.cos(edge)) <= toEdge,
  );
}
