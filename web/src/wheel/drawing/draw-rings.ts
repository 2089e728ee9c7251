import { fullTurn } from '../motion/geometry';
import type { Drawing } from './drawing';
import { isBright } from './text-color';

function drawRing({ context }: Drawing, outside: number, inside: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(0, 0, outside, 0, fullTurn);
  context.arc(0, 0, inside, fullTurn, 0, true);
  context.fill();
}

/** How far the rim's shadow falls on the slices. */
const shadow = 9;

export function drawRings(drawing: Drawing): void {
  const { radii, design, scale } = drawing;
  const { outer, inner } = design.look;
  // The slices lie below the rim. Labels keep clear of its shadow: on the plain colour they read best.
  for (let width = 1.5; width <= shadow; width += 1.5)
    drawRing(drawing, radii.slices, radii.slices - width * scale, 'rgba(20, 16, 40, 0.05)');
  drawRing(drawing, radii.rim, radii.slices, outer.color);
  if (inner.width > 0) drawRing(drawing, radii.hub + inner.width * scale, radii.hub * 0.9, inner.color);
}

/** The pegs that the pointer ticks against, where rim and slices leave space for them. */
export function drawPegs({ context, radii, design, scale }: Drawing): void {
  const { outer } = design.look;
  const size = Math.min(3.4 * scale, (radii.rim - radii.slices) * 0.28);
  const spacing = (fullTurn * radii.rim) / design.ends.length;
  if (design.ends.length < 2 || spacing < size * 4) return;
  const middle = (radii.rim + radii.slices) / 2;
  context.fillStyle = isBright(outer.color) ? '#c9bfae' : '#ffffff';
  context.beginPath();
  for (const end of design.ends) {
    const x = Math.cos(end) * middle;
    const y = Math.sin(end) * middle;
    context.moveTo(x + size, y);
    context.arc(x, y, size, 0, fullTurn);
  }
  context.fill();
}
