import { describe, expect, test } from 'vitest';
import { type Extent, fitLabel, type LabelSpace } from './fit-label';

const extentOf = (text: string): Extent => ({ width: text.length * 0.55, height: 1, spacing: 0 });
const space = (angle: number): LabelSpace => ({ outer: 230, inner: 60, angle, divider: 2 });

/** Whether a corner of the label lies outside the slice, beyond the rim or within the hub. */
function spills(
  text: string,
  size: number,
  anchor: number,
  { outer, inner, angle, divider }: LabelSpace,
): boolean {
  const half = (size * extentOf(text).height) / 2;
  const near = anchor - size * extentOf(text).width;
  const corners = [
    [anchor, half],
    [near, half],
  ] as const;
  return (
    near < inner - 1e-9 ||
    corners.some(([x, y]) => {
      const breadth = angle >= Math.PI ? Number.POSITIVE_INFINITY : x * Math.tan(angle / 2) - divider / 2;
      return y > breadth + 1e-9 || Math.hypot(x, y) > outer + 1e-9;
    })
  );
}

describe('labels never spill', () => {
  const texts = ['', 'A', 'Tea', 'A rather long choice', 'x'.repeat(120)];
  const angles = [2 * Math.PI, Math.PI, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.001];
  test.each(angles)('in a slice of %d rad', (angle) => {
    for (const text of texts) {
      for (const wanted of [90, 26, 15, 8]) {
        const fitted = fitLabel(text, wanted, space(angle), extentOf);
        if (!fitted) continue;
        expect(fitted.size).toBeLessThanOrEqual(wanted);
        expect(spills(fitted.text, fitted.size, fitted.anchor, space(angle))).toBe(false);
      }
    }
  });
});

test('a label with space enough keeps the size it is given', () => {
  expect(fitLabel('Tea', 26, space(1), extentOf)).toMatchObject({ text: 'Tea', size: 26 });
});

test('a label too long to be comfortable is cut and ends in an ellipsis', () => {
  const fitted = fitLabel('x'.repeat(100), 26, space(0.6), extentOf);
  expect(fitted?.size).toBe(10);
  expect(fitted?.text).toMatch(/^x{20,}…$/);
});

test('in a slice too thin to read anything there is no label', () => {
  expect(fitLabel('Tea', 26, space(0.01), extentOf)).toBeNull();
});

test('sizes come in half steps, so that few fonts are set', () => {
  for (const angle of [0.06, 0.07, 0.08, 0.09]) {
    const size = fitLabel('Tea time', 26, space(angle), extentOf)?.size ?? 0;
    expect((size * 2) % 1).toBe(0);
  }
});
