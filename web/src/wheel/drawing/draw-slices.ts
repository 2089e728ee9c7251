import { fullTurn } from '../motion/geometry';
import { mostDistinct, sampledFills } from './design';
import type { Drawing } from './drawing';

const thinnest = 4;
const sampleWidth = 6;

/** Too many to draw one by one, or too thin to tell apart: their colours would mix to brown. */
const areTooFine = ({ design, radii }: Drawing): boolean =>
  design.ends.length > mostDistinct || (fullTurn * radii.slices) / design.ends.length < thinnest;

// Neighbouring fills overlap slightly: between two antialiased edges the background would shine through.
const overlap = 0.0012;

export function drawSlices(drawing: Drawing): void {
  const { context, design, radii } = drawing;
  const picture = design.look.image === '' ? undefined : drawing.pictures.get(design.look.image);
  if (picture) drawPicture(drawing, picture);
  context.globalAlpha = picture ? 0.28 : 1;
  for (const { fill, start, end } of wedges(drawing)) {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radii.slices + 1, start, picture ? end : Math.min(end + overlap, start + fullTurn));
    context.closePath();
    context.fill();
  }
  context.globalAlpha = 1;
}

interface Wedge {
  fill: string;
  start: number;
  end: number;
}

function wedges(drawing: Drawing): Wedge[] {
  const { fills, ends } = drawing.design;
  if (fills.length === 0) return [{ fill: '#ffffff', start: 0, end: fullTurn }];
  if (areTooFine(drawing))
    return sampledFills(fills, ends, Math.ceil((fullTurn * drawing.radii.slices) / sampleWidth));
  return fills.map((fill, index) => ({ fill, start: ends[index - 1] ?? 0, end: ends[index] ?? fullTurn }));
}

function drawPicture({ context, radii }: Drawing, picture: HTMLImageElement): void {
  const side = Math.min(picture.naturalWidth, picture.naturalHeight);
  context.save();
  context.rotate(Math.PI / 2);
  context.beginPath();
  context.arc(0, 0, radii.slices + 1, 0, fullTurn);
  context.clip();
  context.drawImage(
    picture,
    (picture.naturalWidth - side) / 2,
    (picture.naturalHeight - side) / 2,
    side,
    side,
    -radii.slices,
    -radii.slices,
    2 * radii.slices,
    2 * radii.slices,
  );
  context.restore();
}

export function drawDividers(drawing: Drawing): void {
  const { context, design, radii, scale } = drawing;
  const { ends, look } = design;
  if (ends.length < 2 || areTooFine(drawing)) return;
  // Among many slices full-width dividers would leave no colour between them.
  const width = Math.min(look.line.width * scale, (0.14 * fullTurn * radii.slices) / ends.length);
  if (width < 0.3) return;
  context.strokeStyle = look.line.color;
  context.lineWidth = width;
  context.beginPath();
  for (const end of ends) {
    context.moveTo(0, 0);
    context.lineTo(Math.cos(end) * radii.slices, Math.sin(end) * radii.slices);
  }
  context.stroke();
}
