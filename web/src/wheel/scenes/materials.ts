import { coerceColor } from '../document/coerce-wheel';
import type { Drawing } from '../drawing/drawing';
import { fullTurn } from '../motion/geometry';
import type { Bead } from './rims';

/** A colour mixed with another; 0 leaves it, 1 is the other. */
export function mix(color: string, other: string, share: number): string {
  const [one, two] = [channels(color), channels(other)];
  const mixed = one.map((channel, at) => Math.round(channel + ((two[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(coerceColor(color).slice(at, at + 2), 16));

export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);
const darker = (color: string, share: number): string => mix(color, '#000000', share);

/** The same numbers from 0 to 1 each time: grain, stars and confetti stay where they are. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export function hoop({ context, scale }: Drawing, radius: number, width: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = width * scale;
  context.beginPath();
  context.arc(0, 0, radius, 0, fullTurn);
  context.stroke();
}

export function tube(drawing: Drawing, radius: number, width: number, color: string): void {
  drawing.context.globalAlpha = 0.16;
  for (const share of [4.4, 3.2, 2.2]) hoop(drawing, radius, width * share, color);
  drawing.context.globalAlpha = 1;
  hoop(drawing, radius, width, color);
  hoop(drawing, radius, width * 0.45, lighter(color, 0.75));
}

export function dot({ context }: Drawing, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, fullTurn);
  context.fill();
}

/** A polished knob, a small light with its halo, or a plain dot. */
export function bead(
  drawing: Drawing,
  kind: Bead,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  if (kind === 'knob') {
    dot(drawing, x, y, radius, darker(color, 0.45));
    dot(drawing, x, y, radius * 0.82, color);
    dot(drawing, x * 1.004, y * 1.004, radius * 0.4, lighter(color, 0.65));
    return;
  }
  if (kind === 'lamp') {
    const halo = drawing.context.createRadialGradient(x, y, radius * 0.4, x, y, radius * 2.4);
    halo.addColorStop(0, `${color}d0`);
    halo.addColorStop(1, `${color}00`);
    drawing.context.fillStyle = halo;
    drawing.context.beginPath();
    drawing.context.arc(x, y, radius * 2.4, 0, fullTurn);
    drawing.context.fill();
  }
  dot(drawing, x, y, radius, color);
  if (kind === 'lamp') dot(drawing, x, y, radius * 0.55, lighter(color, 0.8));
}
