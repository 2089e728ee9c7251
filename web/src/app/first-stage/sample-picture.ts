import { type Sample, sampleWheel } from '../../wheel/document/sample';
import { designOf } from '../../wheel/drawing/design';
import { drawWheel } from '../../wheel/drawing/draw-wheel';
import { noPictures } from '../../wheel/drawing/drawing';
import { wheelWidth } from '../../wheel/drawing/look';
import { layOut } from '../../wheel/motion/geometry';
import { openingRotation } from '../../wheel/store';
import { SvgContext } from './svg-context';

/** Narrower screens cut long labels; a sample's are short. */
const wideScreen = 1440;

/** The inside of an SVG picture of the wheel at rest, 500 units wide. */
export function samplePicture(sample: Sample): string {
  const wheel = sampleWheel(sample);
  const context = new SvgContext();
  const rotation = openingRotation(wheel);
  const frame = { cssSide: wheelWidth, bitmapSide: wheelWidth, rotation, reading: rotation };
  drawWheel(context.asCanvas(), designOf(wheel, layOut(wheel.slices), wideScreen), frame, noPictures);
  return context.svg;
}
