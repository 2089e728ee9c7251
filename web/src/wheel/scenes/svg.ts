import { scatter } from './materials';

/** As SVG's `matrix()` has it. */
type Matrix = readonly [number, number, number, number, number, number];

/** Within the box of its shape, whose sides are 1. Colours have six digits, or eight with their opacity. */
export interface Gradient {
  kind: 'linear' | 'radial';
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  stops: readonly (readonly [at: number, color: string])[];
}

export interface Shape {
  d: string;
  fill?: string | Gradient;
  stroke?: string;
  width?: number;
  opacity?: number;
  matrix?: Matrix;
}

/** A vector picture. `isStretched` gives up its proportions to fill its place. */
export interface Picture {
  size: readonly [width: number, height: number];
  shapes: readonly Shape[];
  isStretched: boolean;
}

export const picture = (
  width: number,
  height: number,
  shapes: readonly Shape[],
  isStretched = false,
): Picture => ({ size: [width, height], shapes, isStretched });

export const shape = (d: string, fill: string | Gradient, more: Partial<Shape> = {}): Shape => ({
  d,
  fill,
  ...more,
});

/** With round ends. */
export const line = (d: string, stroke: string, width: number, more: Partial<Shape> = {}): Shape => ({
  d,
  stroke,
  width,
  ...more,
});

export const oval = (x: number, y: number, rx: number, ry: number, more: Partial<Shape>): Shape => ({
  d: `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0${-2 * rx} 0Z`,
  ...more,
});

export const round = (
  x: number,
  y: number,
  radius: number,
  fill: string | Gradient,
  more: Partial<Shape> = {},
): Shape => oval(x, y, radius, radius, { fill, ...more });

export const placed = (x: number, y: number, size = 1): Matrix => [size, 0, 0, size, x, y];

/** Turned around a point by degrees. */
export function turned(degrees: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Things at the edge of a tile would be cut where the next one begins. */
const inset = 15;

/** Small things all over a place: stars, flakes, bubbles. */
export function strewn(
  count: number,
  seed: number,
  [width, height]: readonly [number, number],
  draw: (x: number, y: number, random: () => number) => Shape,
): Shape[] {
  const random = scatter(seed);
  return Array.from({ length: count }, () =>
    draw(
      Math.round(inset + random() * (width - 2 * inset)),
      Math.round(inset + random() * (height - 2 * inset)),
      random,
    ),
  );
}

export const tenth = (value: number): number => Number(value.toFixed(1));
export const hundredth = (value: number): number => Number(value.toFixed(2));

/** The picture as a CSS image. */
export function cssPicture(picture: Picture): string {
  const text = svgPicture(picture, 'xmlns="http://www.w3.org/2000/svg"', '');
  return `url("data:image/svg+xml,${text.replace(/["#%<>\n]/g, encodeURIComponent)}")`;
}

/** The picture as an SVG element. The ids of its gradients begin with `id`. */
export function svgPicture({ size, shapes, isStretched }: Picture, attributes: string, id: string): string {
  const ratio = isStretched ? ' preserveAspectRatio="none"' : '';
  const inside = shapes.map((shape, place) => svgShape(shape, `${id}g${place}`)).join('');
  return `<svg ${attributes} viewBox="0 0 ${size.join(' ')}"${ratio}>${inside}</svg>`;
}

export function svgShape({ d, fill = 'none', stroke, width, opacity, matrix }: Shape, id = ''): string {
  const isGradient = typeof fill !== 'string';
  const attributes = {
    d,
    fill: isGradient ? `url(#${id})` : fill,
    stroke,
    'stroke-width': width,
    opacity,
    transform: matrix && `matrix(${matrix.map((each) => each.toFixed(3)).join(' ')})`,
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
  };
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `${isGradient ? svgGradient(fill, id) : ''}<path ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}

function svgGradient({ kind, from: [x1, y1], to: [x2, y2], stops }: Gradient, id: string): string {
  const inside = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  if (kind === 'radial') return `<radialGradient id="${id}">${inside}</radialGradient>`;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inside}</linearGradient>`;
}
