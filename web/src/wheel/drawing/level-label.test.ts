import { expect, test } from 'vitest';
import { fitLevel } from './level-label';

const extent = (width: number, height = 1) => ({
  lines: [{ width, edge: height / 2 }],
  width,
  height,
  spacing: 0,
});
const space = (angle: number) => ({ outer: 230, inner: 60, angle, divider: 4 });

test.each([2 * Math.PI, Math.PI, 2.1, Math.PI / 2, 0.4])(
  'a level label stays inside a slice of %d rad',
  (angle) => {
    for (let direction = 0; direction < 6.3; direction += 0.37) {
      for (const width of [0.6, 2, 5, 12]) {
        const { size, radius } = fitLevel(space(angle), extent(width), direction, 58);
        expect(size).toBeLessThanOrEqual(58);
        if (size === 0) continue;
        const [x, y] = [Math.cos(direction) * radius, Math.sin(direction) * radius];
        for (const [right, down] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const corner = [x + (right * size * width) / 2, y + (down * size) / 2] as const;
          const distance = Math.hypot(...corner);
          expect(distance).toBeLessThanOrEqual(230 + 1e-6);
          expect(distance).toBeGreaterThanOrEqual(60 - 1e-6);
          const off = Math.atan2(corner[1], corner[0]) - direction;
          expect(Math.abs(Math.atan2(Math.sin(off), Math.cos(off)))).toBeLessThanOrEqual(
            Math.min(angle, Math.PI) / 2,
          );
        }
      }
    }
  },
);

test('a short word in a quarter or a half is as large as labels get', () => {
  for (const angle of [Math.PI / 2, Math.PI])
    for (const direction of [0, Math.PI / 2, Math.PI])
      expect(fitLevel(space(angle), extent(2.2), direction, 58).size).toBe(58);
});
