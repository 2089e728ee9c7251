import type { Slice } from '../../wheel/document/document';
import { lookOf, radiiOf } from '../../wheel/drawing/look';
import { currentRotation } from '../../wheel/motion/drift';
import { layOut, sliceUnder } from '../../wheel/motion/geometry';
import { stageSlices, type WheelState } from '../../wheel/store';

/** The slice at a point of the screen, while the wheel doesn't spin; null outside the slices. */
export function sliceAtPoint(
  state: WheelState,
  box: DOMRect,
  clientX: number,
  clientY: number,
): Slice | null {
  if (state.spinning) return null;
  const half = box.width / 2;
  const x = clientX - box.left - half;
  const y = clientY - box.top - half;
  const radii = radiiOf(lookOf(state.wheel));
  const distance = (Math.hypot(x, y) / half) * radii.rim;
  if (distance < radii.hub || distance > radii.rim) return null;
  const layout = layOut(stageSlices(state));
  return layout.slices[sliceUnder(layout, x, y, currentRotation(state))] ?? null;
}
