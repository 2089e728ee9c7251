import { fullTurn, normalise } from '../motion/geometry';
import { placeAcross } from './across-label';
import { drawPictureLabel } from './draw-picture-label';
import type { Context, Drawing, PlacedLabel } from './drawing';
import { fitLabel, type LabelSpace, smallestSize } from './fit-label';
import { blindLabel, lengthOf } from './labels';
import { isBright } from './text-color';
import { linesOf, spacingOf, type TextMeasure, textMeasure } from './text-measure';

interface Spot {
  label: string;
  ink: string;
  middle: number;
  space: LabelSpace;
}

export function drawLabels(drawing: Drawing): void {
  const { context, scene, scale } = drawing;
  const { look } = scene;
  const measure = textMeasure(context, look, scale);
  context.textBaseline = 'middle';
  setSpacing(context, 0);

  const spots = spotsOf(drawing);
  if (look.text.kind === 'image') for (const spot of spots) drawPicture(drawing, spot);
  const placed = spots
    .filter(({ label }) => look.text.kind === 'text' || label === blindLabel)
    .flatMap((spot) => {
      const place = placeLabel(drawing, spot, measure);
      return place ? [{ ...spot, ...place }] : [];
    });
  setSpacing(context, spacingOf(context, look, scale));
  // Setting a font costs more than drawing with it: all labels are measured first, then drawn size by size.
  for (const { label, ink, size, draw } of placed.sort((a, b) => a.size - b.size)) {
    measure.setFont(size);
    context.fillStyle = ink;
    context.direction = measure.directionOf(label);
    if (look.image !== '') setHalo(drawing, ink);
    draw();
  }
}

function spotsOf({ scene, radii, scale }: Drawing): Spot[] {
  const { look, ends } = scene;
  const divider = (look.line.width + 2) * scale;
  return scene.labels.flatMap((label, index) => {
    const start = ends[index - 1] ?? 0;
    const angle = (ends[index] ?? fullTurn) - start;
    if (label.trim() === '' || angle * radii.labelEnd < smallestSize) return [];
    const space: LabelSpace = { outer: radii.labelEnd, inner: radii.labelStart, angle, divider };
    return [{ label, ink: scene.inks[index] ?? '#333333', middle: start + angle / 2, space }];
  });
}

function placeLabel(drawing: Drawing, spot: Spot, measure: TextMeasure): PlacedLabel | null {
  // A single character on its side is hard to recognise.
  const isAcross = drawing.scene.look.text.across || lengthOf(spot.label) === 1;
  return isAcross ? placeAcross(drawing, spot, measure) : placeAlong(drawing, spot, measure);
}

function placeAlong(
  drawing: Drawing,
  { label, middle, space }: Spot,
  measure: TextMeasure,
): PlacedLabel | null {
  const { context, scene, scale, turnTo, frame } = drawing;
  const fitted = fitLabel(label, scene.labelSize * scale, space, measure.extentOf);
  if (!fitted) return null;
  const { size, anchor, text } = fitted;
  // Left of the centre the text is turned round, so that no label of the resting wheel is upside down.
  const outwards = normalise(middle + frame.reading) < Math.PI;
  const draw = () => {
    turnTo(outwards ? middle : middle + Math.PI);
    context.textAlign = outwards ? 'right' : 'left';
    const lines = linesOf(text);
    lines.forEach((line, index) => {
      const y = (index - (lines.length - 1) / 2) * size * scene.look.text.lineHeight;
      context.fillText(line, outwards ? anchor : -anchor, y);
    });
  };
  return { size, draw };
}

function drawPicture(drawing: Drawing, { label, middle, space }: Spot): void {
  const picture = drawing.pictures.get(label);
  if (picture) drawPictureLabel(drawing, picture, middle, space);
}

// Labels are measured without it: it doesn't grow with the type.
function setSpacing(context: Context, pixels: number): void {
  if ('letterSpacing' in context) context.letterSpacing = `${pixels}px`;
}

// A picture may have any colour behind a label, and until it has loaded, white labels are on any fill.
function setHalo({ context, scale, frame }: Drawing, ink: string): void {
  context.shadowColor = isBright(ink) ? 'rgba(20, 16, 40, 0.9)' : 'rgba(255, 255, 255, 0.9)';
  context.shadowBlur = (5 * scale * frame.bitmapSide) / frame.cssSide;
}
