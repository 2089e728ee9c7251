import { newWheel } from '../../web/src/wheel/document/new-wheel';
import { designOf } from '../../web/src/wheel/drawing/design';
import { drawWheel } from '../../web/src/wheel/drawing/draw-wheel';
import { layOut } from '../../web/src/wheel/motion/geometry';
import { slicesOf } from './our-slices.ts';

const cssSide = 700;
const frame = { cssSide, bitmapSide: 2 * cssSide, rotation: 0, reading: 0 };
const runs = 7;

/** How long a wheel takes from its slices to finished pixels, without the frames of a browser around it, in ms. */
export function measureDrawing(count: number): number {
  const wheel = { ...newWheel(), slices: slicesOf(count) };
  const times = Array.from({ length: runs }, () => {
    const canvas = document.createElement('canvas');
    canvas.width = frame.bitmapSide;
    canvas.height = frame.bitmapSide;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw');
    const begun = performance.now();
    drawWheel(context, designOf(wheel, layOut(wheel.slices), 1280), frame, new Map());
    // A canvas only records its commands: reading a pixel makes it draw.
    context.getImageData(0, 0, 1, 1);
    return performance.now() - begun;
  });
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}
