import { expect, test } from 'vitest';
import { growOutline } from './grow-outline';

const band = { left: 0, top: 300, right: 1440, bottom: 560 };
const center = { x: 500, y: 400 };

const pointsOf = (polygon = '') =>
  polygon
    .slice('polygon('.length, -1)
    .split(', ')
    .map((point) => point.split(' ').map(Number.parseFloat) as [number, number]);

const has = (points: [number, number][], [x, y]: [number, number]) =>
  points.some((point) => Math.hypot(point[0] - x, point[1] - y) < 1);

/** Of an outline that doesn't cross itself. */
const areaOf = (points: [number, number][]) =>
  Math.abs(
    points.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = points[(place + 1) % points.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

test('a slice keeps its tip and corners, the band its four', () => {
  const [from, to] = growOutline({ center, radius: 300, start: 0, width: Math.PI / 2 }, band).map(pointsOf);
  for (const corner of [
    [500, 400],
    [500, 100],
    [800, 400],
  ] as [number, number][])
    expect(has(from ?? [], corner)).toBe(true);
  for (const x of [band.left, band.right])
    for (const y of [band.top, band.bottom]) expect(has(to ?? [], [x, y])).toBe(true);
  expect(to).toHaveLength(from?.length ?? -1);
});

test.each([0.05, 0.3, 1, Math.PI / 2, 3, Math.PI, 4, 6, 2 * Math.PI])(
  'a slice of %f rad begins with its own area and nothing but numbers, and ends as the band',
  (width) => {
    for (const start of [0, 1, 2.5, 5]) {
      const [from = [], to = []] = growOutline({ center, radius: 300, start, width }, band).map(pointsOf);
      expect([...from, ...to].flat().every(Number.isFinite)).toBe(true);
      const area = (300 ** 2 * width) / 2;
      expect(Math.abs(areaOf(from) - area) / area).toBeLessThan(0.02);
      expect(areaOf(to)).toBeCloseTo(1440 * 260, -2);
    }
  },
);
