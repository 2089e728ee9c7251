import { describe, expect, test } from 'vitest';
import { pickWinner } from '../picking/picking';
import { fractionOf } from '../picking/random-source';
import { seededSource } from '../testing/seeded-source';
import { slicesOf } from '../testing/slices';
import { fullTurn, layOut, markerAngle, markerPositions, sliceAt, startOf, widthOf } from './geometry';
import { landingRotation, planMotion, rotationAt } from './motion';

describe('the pointer and the winner', () => {
  test.each(markerPositions)('never disagree over 1,500 spins with the marker at %s', (position) => {
    const source = seededSource(position.length * 7919);
    const marker = markerAngle(position);
    let rotation = 0;
    for (let spin = 0; spin < 1500; spin++) {
      const layout = layOut(slicesOf(1 + source.below(120), () => 1 + source.below(99)));
      const winner = pickWinner(layout.slices, source);
      const index = layout.slices.findIndex((slice) => slice.guid === winner);
      const landing = landingRotation(layout, index, marker, fractionOf(source));
      const motion = planMotion({
        from: rotation,
        to: landing,
        rotates: source.below(20),
        duration: 4000,
        layout,
        marker,
      });
      rotation = rotationAt(motion, 4000);
      expect(sliceAt(layout, marker - rotation)).toBe(index);
    }
  });

  test('agree on ten thousand slices', () => {
    const layout = layOut(slicesOf(10_000, (i) => (i % 99) + 1));
    for (let index = 0; index < 10_000; index++) {
      const landing = landingRotation(layout, index, Math.PI, index / 10_000);
      const motion = planMotion({
        from: 1,
        to: landing,
        rotates: 12,
        duration: 4000,
        layout,
        marker: Math.PI,
      });
      const rotation = rotationAt(motion, 4000);
      expect(sliceAt(layout, Math.PI - rotation)).toBe(index);
    }
  });
});

test('the landing stays within a quarter of the slice on each side of its centre', () => {
  const layout = layOut(slicesOf(7, (i) => i + 1));
  for (const [landingOffset, share] of [
    [0, -0.25],
    [0.2, -0.15],
    [0.5, 0],
    [0.8, 0.15],
    [0.999999, 0.25],
  ] as const) {
    layout.slices.forEach((_, index) => {
      const width = widthOf(layout, index);
      const point = fullTurn - landingRotation(layout, index, 0, landingOffset);
      const offCentre = point - (startOf(layout, index) + width / 2);
      expect(offCentre).toBeCloseTo(width * share, 5);
      expect(Math.abs(offCentre)).toBeLessThanOrEqual(width / 4 + 1e-9);
    });
  }
});

describe('the way there', () => {
  const layout = layOut(slicesOf(8));
  const motion = planMotion({ from: 0.5, to: 2, rotates: 8, duration: 8000, layout, marker: 0 });
  const steps = Array.from({ length: 801 }, (_, i) => rotationAt(motion, i * 10));
  const speeds = steps.slice(1).map((rotation, i) => rotation - (steps[i] ?? 0));

  test('begins and ends exactly, before and after included', () => {
    expect(rotationAt(motion, -100)).toBe(0.5);
    expect(rotationAt(motion, 0)).toBe(0.5);
    expect(rotationAt(motion, 8000)).toBeCloseTo(2 + 8 * fullTurn, 12);
    expect(rotationAt(motion, 1e9)).toBe(rotationAt(motion, 8000));
  });

  test('leans back first, by less than a twelfth of a turn', () => {
    const furthestBack = Math.min(...steps);
    expect(furthestBack).toBeLessThan(0.5);
    expect(furthestBack).toBeGreaterThan(0.5 - fullTurn / 12);
  });

  test('once past its top speed it only slows down', () => {
    const top = speeds.indexOf(Math.max(...speeds));
    expect(top).toBeLessThan(200);
    for (let i = top + 1; i < speeds.length; i++) {
      expect(speeds[i] as number).toBeLessThanOrEqual((speeds[i - 1] as number) + 1e-12);
    }
    expect(speeds.at(-1)).toBeLessThan(0.001);
  });

  test('has no jumps', () => {
    const changes = speeds.slice(1).map((speed, i) => Math.abs(speed - (speeds[i] ?? 0)));
    expect(Math.max(...changes)).toBeLessThan(0.02);
  });

  test('a spin without duration is over at once', () => {
    const still = planMotion({ from: 0, to: 1, rotates: 3, duration: 0, layout, marker: 0 });
    expect(rotationAt(still, 0)).toBeCloseTo(1 + 3 * fullTurn);
  });
});
