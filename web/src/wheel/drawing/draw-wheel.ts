import type { Design } from './design';
import { drawLabels } from './draw-labels';
import { drawPegs, drawRings } from './draw-rings';
import { drawDividers, drawSlices } from './draw-slices';
import type { Context, Drawing, Frame, Pictures } from './drawing';
import { type Radii, radiiOf, wheelWidth } from './look';
import { sceneLook } from './scene-looks';

export function drawWheel(context: Context, design: Design, frame: Frame, pictures: Pictures): void {
  const scale = frame.cssSide / wheelWidth;
  const pixels = frame.bitmapSide / frame.cssSide;
  const middle = frame.bitmapSide / 2;
  const turnTo = (angle: number) => {
    const turned = angle + frame.rotation - Math.PI / 2;
    const cos = Math.cos(turned) * pixels;
    const sin = Math.sin(turned) * pixels;
    context.setTransform(cos, sin, -sin, cos, middle, middle);
  };
  const drawing: Drawing = { context, design, frame, pictures, scale, radii: scaled(design, scale), turnTo };

  context.setTransform(1, 0, 0, 1, 0, 0);
  context.shadowBlur = 0;
  context.clearRect(0, 0, frame.bitmapSide, frame.bitmapSide);
  turnTo(0);
  drawSlices(drawing);
  drawDividers(drawing);
  const drawRim = sceneLook(design.look.scene)?.drawRim;
  if (drawRim) drawRim(drawing);
  else {
    drawRings(drawing);
    drawPegs(drawing);
  }
  drawLabels(drawing);
}

function scaled(design: Design, scale: number): Radii {
  const { rim, slices, hub, labelEnd, labelStart } = radiiOf(design.look);
  return {
    rim: rim * scale,
    slices: slices * scale,
    hub: hub * scale,
    labelEnd: labelEnd * scale,
    labelStart: labelStart * scale,
  };
}
