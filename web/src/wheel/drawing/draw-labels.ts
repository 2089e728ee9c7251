import { fullTurn, normalise } from '../motion/geometry';
import { settingAcross } from './across-label';
import type { Design } from './design';
import { drawPictureLabel } from './draw-picture-label';
import type { Context, Drawing, LabelSetting } from './drawing';
import {
  alongSize,
  anchorFor,
  comfortableSize,
  commonSizes,
  type Extent,
  evenSizes,
  type FittedLabel,
  fitLabel,
  type LabelSpace,
  smallestSize,
  withHyphens,
  worthwhile,
} from './fit-label';
import { blindLabel, lengthOf, mostWhole } from './labels';
import { fitLevel, mostLevel } from './level-label';
import { isBright } from './text-color';
import { spacingOf, type TextMeasure, textMeasure } from './text-measure';
import { wrappings } from './wrap-label';

interface Spot {
  label: string;
  ink: string;
  middle: number;
  space: LabelSpace;
}

export function drawLabels(drawing: Drawing): void {
  const { context, design, scale } = drawing;
  const { look } = design;
  const measure = textMeasure(context, look, scale);
  context.textBaseline = 'middle';
  setSpacing(context, 0);

  const spots = spotsOf(drawing);
  if (look.text.kind === 'image') for (const spot of spots) drawPicture(drawing, spot);
  const set = spots
    .filter(({ label }) => look.text.kind === 'text' || label === blindLabel)
    .flatMap((spot) => {
      const setting = settingOf(drawing, spot, measure);
      return setting ? [{ ...spot, ...setting }] : [];
    });
  const sizes = sizesOf(
    drawing,
    set.map(({ largest }) => largest),
  );
  setSpacing(context, spacingOf(context, look, scale));
  // Setting a font costs more than drawing with it: all labels are measured first, then drawn size by size.
  const placed = set.map((each, place) => ({ ...each, size: sizes[place] ?? each.largest }));
  for (const { label, ink, size, draw } of placed.sort((a, b) => a.size - b.size)) {
    measure.setFont(size);
    context.fillStyle = ink;
    context.direction = measure.directionOf(label);
    if (look.image !== '') setHalo(drawing, ink);
    draw(size);
  }
}

const isWhole = ({ ends }: Design): boolean => ends.length <= mostWhole;

/** A name beside a sentence stays at least this large, in units. */
const readable = 20;

function sizesOf({ design, scale }: Drawing, largest: readonly number[]): readonly number[] {
  if (design.look.text.isClassic) return largest;
  const sizes = commonSizes(largest);
  return isWhole(design) ? evenSizes(sizes, readable * scale) : sizes;
}

function spotsOf({ design, radii, scale }: Drawing): Spot[] {
  const { look, ends } = design;
  const divider = (look.line.width + 2) * scale;
  return design.labels.flatMap((label, index) => {
    const start = ends[index - 1] ?? 0;
    const angle = (ends[index] ?? fullTurn) - start;
    if (label.trim() === '' || angle * radii.labelEnd < smallestSize) return [];
    const space: LabelSpace = { outer: radii.labelEnd, inner: radii.labelStart, angle, divider };
    return [{ label, ink: design.inks[index] ?? '#333333', middle: start + angle / 2, space }];
  });
}

function settingOf(drawing: Drawing, spot: Spot, measure: TextMeasure): LabelSetting | null {
  const { design, scale } = drawing;
  const wanted = design.labelSize * scale;
  if (design.look.text.across) return settingAcross(drawing, spot, wanted, measure);
  if (design.look.text.isClassic) return settingClassic(drawing, spot, wanted, measure);
  const isLevel = design.ends.length <= mostLevel;
  // A single character on its side is hard to recognise.
  if (!isLevel && lengthOf(spot.label) === 1) return settingAcross(drawing, spot, wanted, measure);
  const along = settingAlong(drawing, spot, wanted, measure);
  const level = isLevel ? settingLevel(drawing, spot, wanted, measure) : null;
  // In a slice of little weight a level label has no space.
  return level && level.largest * 2 > (along?.largest ?? 0) ? level : along;
}

function settingAlong(
  drawing: Drawing,
  spot: Spot,
  wanted: number,
  measure: TextMeasure,
): LabelSetting | null {
  const { label, space } = spot;
  return settingInLines(drawing, label, wanted, (space.angle * space.outer) / smallestSize, measure, {
    sizeOf: (extent) => alongSize(space, extent, wanted),
    draw: alongRadius(drawing, spot),
  });
}

/** As specified: one line of one size. Only letters that are higher than the slice at its rim get smaller. */
function settingClassic(
  drawing: Drawing,
  spot: Spot,
  wanted: number,
  measure: TextMeasure,
): LabelSetting | null {
  const lines = [spot.label.replace(/\s+/g, ' ')];
  const extent = measure.extentOf(lines);
  const largest = Math.min(wanted, (spot.space.angle * spot.space.outer) / extent.height);
  if (largest < smallestSize) return null;
  const draw = alongRadius(drawing, spot);
  return { largest, draw: (size) => draw({ lines, extent, size }, size) };
}

function alongRadius(drawing: Drawing, { middle, space }: Spot): WayToSet['draw'] {
  const { context, turnTo, frame } = drawing;
  // Left of the centre the text is turned round, so that no label of the resting wheel is upside down. Rounding must
  // not decide where a label is exactly at the top or bottom: the server's first picture has to show the same.
  const outwards = normalise(middle + frame.reading + 1e-6) < Math.PI;
  return ({ extent, lines }, size) => {
    turnTo(outwards ? middle : middle + Math.PI);
    context.textAlign = outwards ? 'right' : 'left';
    const anchor = anchorFor(space.outer, size * extent.height);
    drawLines(drawing, lines, size, outwards ? anchor : -anchor, 0);
  };
}

function settingLevel(
  drawing: Drawing,
  { label, middle, space }: Spot,
  wanted: number,
  measure: TextMeasure,
): LabelSetting | null {
  const { context, turnTo, frame, scale } = drawing;
  const roomy = { ...space, inner: space.inner + 4 * scale, divider: space.divider + 12 * scale };
  const direction = middle + frame.reading - Math.PI / 2;
  return settingInLines(drawing, label, wanted, 3, measure, {
    sizeOf: (extent) => fitLevel(roomy, extent, direction, wanted).size,
    draw: ({ extent, lines }, size) => {
      const { radius } = fitLevel(roomy, extent, direction, size);
      turnTo(Math.PI / 2 - frame.reading);
      context.textAlign = 'center';
      drawLines(drawing, lines, size, Math.cos(direction) * radius, Math.sin(direction) * radius);
    },
  });
}

interface WayToSet {
  /** The largest size at which lines fit. */
  sizeOf(extent: Extent): number;
  draw(way: FittedLabel, size: number): void;
}

/** Of the ways to break a label, the one with the fewest lines that is large enough is drawn. */
function settingInLines(
  { design }: Drawing,
  label: string,
  wanted: number,
  mostLines: number,
  { widthOf, extentOf }: TextMeasure,
  { sizeOf, draw }: WayToSet,
): LabelSetting | null {
  const isFew = isWhole(design);
  const fitted = (text: string, hyphenates: boolean) =>
    wrappings(text, mostLines, widthOf, hyphenates).map((lines) => {
      const extent = extentOf(lines);
      return { lines, extent, size: sizeOf(extent) };
    });
  const waysOf = (text: string) => {
    const plain = worthwhile(fitted(text, false));
    return isFew ? withHyphens(plain, fitted(text, true)) : plain;
  };
  const ways = fitLabel(label, wanted, waysOf, isFew ? smallestSize : comfortableSize);
  const last = ways.at(-1);
  if (!last) return null;
  return { largest: last.size, draw: (size) => draw(ways.find((way) => way.size >= size) ?? last, size) };
}

function drawLines(
  { context, design }: Drawing,
  lines: readonly string[],
  size: number,
  x: number,
  y: number,
): void {
  const step = size * design.look.text.lineHeight;
  lines.forEach((line, index) => {
    context.fillText(line, x, y + (index - (lines.length - 1) / 2) * step);
  });
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
