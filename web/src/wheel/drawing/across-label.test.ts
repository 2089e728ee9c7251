import { expect, test } from 'vitest';
import { acrossSize, straightRadius } from './across-label';

const space = (angle: number) => ({ outer: 230, inner: 60, angle, divider: 4 });

test.each([3.1, 2, 1, 0.5, 0.2, 0.1])('a line across a slice of %d rad stays inside it', (angle) => {
  for (const width of [0.5, 2, 8, 40]) {
    const extent = { width, height: 1.05, spacing: 0 };
    const size = acrossSize(space(angle), extent);
    if (size <= 1) continue;
    const radius = straightRadius(230, size, extent);
    const half = (size * width) / 2;
    const lower = radius - (size * extent.height) / 2;
    expect(Math.hypot(radius + (size * extent.height) / 2, half)).toBeLessThanOrEqual(230 + 1e-9);
    expect(half).toBeLessThanOrEqual(lower * Math.tan(Math.min(angle, 3) / 2));
  }
});

test('a short word in a wide slice is limited by the depth of the slice only', () => {
  expect(acrossSize(space(Math.PI), { width: 1, height: 1, spacing: 0 })).toBe(85);
});
