import { finiteOr } from '../../wheel/document/coerce-wheel';
import type { Marker } from '../../wheel/document/document';
import type { Radii } from '../../wheel/drawing/look';
import { markerAngle } from '../../wheel/motion/geometry';

/** Height and width of the pointer's drawing. */
export const pointerShape = { width: 56, height: 84 };

/** How far its tip reaches over the slices, in percent of the wheel. */
const overSlices = 1.3;

/** A pointer that ends at the rim still needs a margin, for the wheel's light and shadow. */
const leastMargin = 0.06;

export interface PointerPlace {
  /** Its angle in radians clockwise from the top. */
  angle: number;
  /** Its width, and how far below the edge of the wheel it begins, in percent of the wheel. */
  width: number;
  top: number;
  /** Its margin outside the wheel on each side, as a share of the wheel. */
  above: number;
  below: number;
  aside: number;
}

/** Where the pointer hangs; the wheel leaves a margin for it, so that it covers nothing and nothing covers it. */
export function pointerPlace(marker: Marker | undefined, { rim, slices }: Radii): PointerPlace {
  const angle = markerAngle(marker?.position);
  const width = finiteOr(marker?.width, 5, 2, 30) * 1.4;
  const height = (width * pointerShape.height) / pointerShape.width;
  const offset = finiteOr(marker?.offset, 0, -100, 100) / 5;
  const top = (50 * (rim - slices)) / rim + overSlices - height + offset;
  const outside = Math.max(leastMargin, -top / 100);
  return {
    angle,
    width,
    top,
    above: outside * Math.max(0, Math.cos(angle)),
    below: outside * Math.max(0, -Math.cos(angle)),
    aside: outside * Math.abs(Math.sin(angle)),
  };
}
