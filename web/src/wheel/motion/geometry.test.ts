import { describe, expect, test } from 'vitest';
import { sliceOf, slicesOf } from '../testing/slices';
import { fullTurn, layOut, markerAngle, normalise, sliceAt, sliceUnder, startOf, widthOf } from './geometry';

describe('layout', () => {
  test('equal weights share the turn equally', () => {
    const layout = layOut(slicesOf(4));
    expect([0, 1, 2, 3].map((i) => widthOf(layout, i) / fullTurn)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('width follows weight', () => {
    const layout = layOut([sliceOf({ weight: 1 }), sliceOf({ weight: 3 })]);
    expect(widthOf(layout, 1) / widthOf(layout, 0)).toBeCloseTo(3, 12);
  });

  test('inactive slices are left off', () => {
    const layout = layOut([
      sliceOf({ text: 'a' }),
      sliceOf({ text: 'b', active: false }),
      sliceOf({ text: 'c' }),
    ]);
    expect(layout.slices.map((slice) => slice.text)).toEqual(['a', 'c']);
    expect(startOf(layout, 1)).toBeCloseTo(Math.PI, 12);
  });

  test('bad weights count as one and the last slice ends exactly at the full turn', () => {
    const weights = [0, -3, Number.NaN, Number.POSITIVE_INFINITY, 'x' as unknown as number];
    const layout = layOut(weights.map((weight) => sliceOf({ weight })));
    weights.forEach((_, i) => {
      expect(widthOf(layout, i)).toBeCloseTo(fullTurn / 5, 12);
    });
    expect(layout.ends.at(-1)).toBe(fullTurn);
  });
});

describe('hit testing', () => {
  test.each([1, 2, 7, 100, 10_000])('finds every one of %i slices at its start, middle and end', (count) => {
    const layout = layOut(slicesOf(count, (i) => (i % 5) + 1));
    for (let i = 0; i < count; i++) {
      const start = startOf(layout, i);
      const width = widthOf(layout, i);
      expect(sliceAt(layout, start)).toBe(i);
      expect(sliceAt(layout, start + width / 2)).toBe(i);
      expect(sliceAt(layout, start + width * 0.999)).toBe(i);
    }
  });

  test('an empty wheel has nothing under the pointer', () => {
    expect(sliceAt(layOut([]), 1)).toBe(-1);
  });

  test('points are read clockwise from the top, less the rotation', () => {
    const layout = layOut(slicesOf(4));
    expect(sliceUnder(layout, 1, -9, 0)).toBe(0);
    expect(sliceUnder(layout, 9, 1, 0)).toBe(1);
    expect(sliceUnder(layout, -1, 9, 0)).toBe(2);
    expect(sliceUnder(layout, -9, -1, 0)).toBe(3);
    expect(sliceUnder(layout, 1, -9, fullTurn / 4)).toBe(3);
  });
});

test('markers stand where their name says, unknown ones at the top', () => {
  expect(markerAngle('right')).toBeCloseTo(Math.PI / 2);
  expect(markerAngle('Bottom')).toBeCloseTo(Math.PI);
  expect(markerAngle('left')).toBeCloseTo(Math.PI * 1.5);
  for (const unknown of ['nowhere', '', 7, null, undefined]) expect(markerAngle(unknown)).toBe(0);
});

test('angles are brought into one turn', () => {
  expect(normalise(-Math.PI / 2)).toBeCloseTo(Math.PI * 1.5);
  expect(normalise(fullTurn * 3 + 1)).toBeCloseTo(1);
});
