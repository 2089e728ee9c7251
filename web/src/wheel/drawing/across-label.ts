import { normalise } from '../motion/geometry';
import type { Drawing, LabelSetting } from './drawing';
import { type Extent, halfStep, type LabelSpace, smallestSize } from './fit-label';
import { charactersOf } from './labels';
import { runsFromTheRight, type TextMeasure } from './text-measure';

interface Spot {
  label: string;
  middle: number;
  space: LabelSpace;
}

/** A label across its slice, near the rim: straight, or letter by letter along the arc. */
export function settingAcross(
  drawing: Drawing,
  { label, middle, space }: Spot,
  wanted: number,
  measure: TextMeasure,
): LabelSetting | null {
  const { context, design, frame } = drawing;
  const text = label.replace(/\s+/g, ' ');
  const extent = measure.extentOf([text]);
  const largest = halfStep(Math.min(wanted, acrossSize(space, extent)));
  if (largest < smallestSize) return null;
  const isUpright = Math.cos(normalise(middle + frame.reading)) >= -0.05;
  const isCurved = design.look.text.curved && !runsFromTheRight(text);
  const draw = (size: number) => {
    const line: Line = { text, middle, radius: straightRadius(space.outer, size, extent), isUpright };
    context.textAlign = 'center';
    if (isCurved) drawAlongArc(drawing, { ...line, radius: space.outer - size / 2 });
    else drawStraight(drawing, line);
  };
  return { largest, draw };
}

type LineExtent = Omit<Extent, 'lines'>;

/** The largest size at which a straight line stays inside its slice, also at its lower, narrower edge. */
export function acrossSize({ outer, inner, angle, divider }: LabelSpace, extent: LineExtent): number {
  const { width, height, spacing } = extent;
  const deepest = (outer - inner) / (2 * height);
  const widest = (1.5 * outer - spacing) / width;
  if (angle >= Math.PI * 0.9) return Math.min(deepest, widest);
  const breadth = 2 * Math.tan(angle / 2);
  let size = Math.min(deepest, widest);
  const spills = () => {
    const lowerEdge = straightRadius(outer, size, extent) - (size * height) / 2;
    return size * width + spacing + divider > breadth * lowerEdge;
  };
  while (size > 1 && spills()) size *= 0.95;
  return size;
}

// A straight line is further from the centre at its ends than in its middle.
export const straightRadius = (outer: number, size: number, { width, height, spacing }: LineExtent): number =>
  Math.sqrt(Math.max(0, outer ** 2 - ((size * width + spacing) / 2) ** 2)) - (size * height) / 2;

interface Line {
  text: string;
  middle: number;
  radius: number;
  isUpright: boolean;
}

function drawStraight({ context, turnTo }: Drawing, { text, middle, radius, isUpright }: Line): void {
  turnTo(middle + (isUpright ? Math.PI / 2 : -Math.PI / 2));
  context.fillText(text, 0, isUpright ? -radius : radius);
}

function drawAlongArc(drawing: Drawing, { text, middle, radius, isUpright }: Line): void {
  const letters = charactersOf(text);
  const widths = letters.map((letter) => drawing.context.measureText(letter).width);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const direction = isUpright ? 1 : -1;
  let at = middle - (direction * total) / 2 / radius;
  letters.forEach((letter, index) => {
    const half = (direction * (widths[index] ?? 0)) / 2 / radius;
    drawStraight(drawing, { text: letter, middle: at + half, radius, isUpright });
    at += 2 * half;
  });
}
