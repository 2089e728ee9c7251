import { expect, test } from 'vitest';
import { largestScale } from './draw-picture-label';

test.each([2, 1, 0.5, 0.2, 0.05])('a picture stays inside a slice of %d rad', (angle) => {
  for (const [width, height] of [
    [100, 100],
    [300, 80],
    [40, 400],
  ] as const) {
    const space = { outer: 230, inner: 50, angle, divider: 4 };
    const scale = largestScale(width, height, space);
    const top = Math.sqrt(space.outer ** 2 - ((width * scale) / 2) ** 2);
    const bottom = top - height * scale;
    expect(scale).toBeGreaterThan(0);
    expect(Math.hypot(top, (width * scale) / 2)).toBeLessThanOrEqual(space.outer + 1e-9);
    if (scale <= 1e-4) continue;
    expect(bottom).toBeGreaterThanOrEqual(space.inner);
    expect((width * scale) / 2).toBeLessThanOrEqual(bottom * Math.tan(angle / 2));
  }
});
