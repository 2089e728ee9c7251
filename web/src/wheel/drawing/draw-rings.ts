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

export function drawRings(drawing: Drawing): void {
  const { context, radii, scene, scale } = drawing;
  const { outer, inner } = scene.look;
  drawRing(drawing, radii.rim, radii.slices, outer.color);
  if (inner.width > 0) drawRing(drawing, radii.hub + inner.width * scale, radii.hub * 0.9, inner.color);
  // The slices lie a little below the rim.
  context.strokeStyle = 'rgba(20, 16, 40, 0.16)';
  context.lineWidth = 1.5 * scale;
  context.beginPath();
  context.arc(0, 0, radii.slices - 0.75 * scale, 0, fullTurn);
  context.stroke();
}

/** The pegs that the pointer ticks against, where rim and slices leave space for them. */
export function drawPegs({ context, radii, scene, scale }: Drawing): void {
  const { outer } = scene.look;
  const size = Math.min(3.4, outer.width * 0.26) * scale;
  const spacing = (fullTurn * radii.rim) / scene.ends.length;
  if (outer.width < 6 || scene.ends.length < 2 || spacing < size * 4) return;
  const middle = (radii.rim + radii.slices) / 2;
  context.fillStyle = isBright(outer.color) ? '#c9bfae' : '#ffffff';
  context.beginPath();
  for (const end of scene.ends) {
    const x = Math.cos(end) * middle;
    const y = Math.sin(end) * middle;
    context.moveTo(x + size, y);
    context.arc(x, y, size, 0, fullTurn);
  }
  context.fill();
}
