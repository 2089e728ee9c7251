import { fullTurn, normalise } from '../../wheel/motion/geometry';

interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A slice as the screen shows it: angles in radians clockwise from twelve o'clock, lengths in px. */
export interface Wedge {
  center: Point;
  radius: number;
  start: number;
  width: number;
}

const evenRays = 72;

/**
 * The outlines of a slice and of a band as CSS polygons, the first of which grows into the second: both have a point on
 * each of the same rays, among them those to the corners of either.
 */
export function growOutline(wedge: Wedge, band: Box): [from: string, to: string] {
  const from = within(wedge);
  const to = { x: (band.left + band.right) / 2, y: (band.top + band.bottom) / 2 };
  const corners = [band.left, band.right].flatMap((x) =>
    [band.top, band.bottom].map((y) => directionOf(to, { x, y })),
  );
  const tips = [wedge.center, arcPoint(wedge, 0), arcPoint(wedge, 1)].map((tip) => directionOf(from, tip));
  const even = Array.from({ length: evenRays }, (_, ray) => (ray / evenRays) * fullTurn);
  const rays = [...even, ...corners, ...tips].sort((one, other) => one - other);
  return [
    polygon(from, rays, (ray) => toWedge(wedge, from, ray)),
    polygon(to, rays, (ray) => toBox(band, to, ray)),
  ];
}

const directionOf = (from: Point, to: Point): number => normalise(Math.atan2(to.x - from.x, from.y - to.y));

const ahead = (point: Point, ray: number, distance: number): Point => ({
  x: point.x + Math.sin(ray) * distance,
  y: point.y - Math.cos(ray) * distance,
});

const arcPoint = ({ center, radius, start, width }: Wedge, share: number): Point =>
  ahead(center, start + share * width, radius);

/** A point of the slice from which all of its outline can be seen. */
const within = ({ center, radius, start, width }: Wedge): Point =>
  ahead(center, start + width / 2, radius * (width > Math.PI ? 0.05 : 0.6));

/** How far the edge of the slice is in this direction. */
function toWedge({ center, radius, start, width }: Wedge, from: Point, ray: number): number {
  const [dx, dy] = [Math.sin(ray), -Math.cos(ray)];
  const [cx, cy] = [from.x - center.x, from.y - center.y];
  const along = cx * dx + cy * dy;
  const toArc = -along + Math.sqrt(Math.max(0, along ** 2 - cx ** 2 - cy ** 2 + radius ** 2));
  if (width >= fullTurn) return toArc;
  const toSides = [start, start + width].map((side) => {
    const [sx, sy] = [Math.sin(side), -Math.cos(side)];
    const across = dx * sy - dy * sx;
    const distance = (cy * sx - cx * sy) / across;
    const reached = (cx + dx * distance) * sx + (cy + dy * distance) * sy;
    return distance >= 0 && reached >= -1e-6 ? distance : Number.POSITIVE_INFINITY;
  });
  return Math.min(toArc, ...toSides);
}

function toBox({ left, top, right, bottom }: Box, from: Point, ray: number): number {
  const [dx, dy] = [Math.sin(ray), -Math.cos(ray)];
  return Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? right : left) - from.x) / dx,
    dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? bottom : top) - from.y) / dy,
  );
}

const polygon = (from: Point, rays: readonly number[], distance: (ray: number) => number): string =>
  `polygon(${rays.map((ray) => pixels(ahead(from, ray, distance(ray)))).join(', ')})`;

const pixels = ({ x, y }: Point): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;
