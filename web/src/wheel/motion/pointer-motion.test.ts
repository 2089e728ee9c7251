import { describe, expect, test } from 'vitest';
import { slicesOf } from '../testing/slices';
import { fullTurn, layOut, startOf } from './geometry';
import { landingRotation, planMotion } from './motion';
import { pointerMotion } from './pointer-motion';

const spinOver = (count: number, rotates = 2, landingOffset = 0.5) => {
  const layout = layOut(slicesOf(count));
  const to = landingRotation(layout, 0, 0, landingOffset);
  const motion = planMotion({ from: 0.3, to, rotates, duration: 4000, layout, marker: 0 });
  return { layout, motion, pointer: pointerMotion(motion, layout, 0) };
};

test('ticks once for every edge that passes, in order', () => {
  const { motion, pointer } = spinOver(8);
  const edgesPassed = Math.floor((motion.from + motion.sweep) / (fullTurn / 8));
  expect(pointer.ticks).toHaveLength(edgesPassed);
  expect([...pointer.ticks].sort((a, b) => a - b)).toEqual(pointer.ticks);
});

test('the last ticks are further apart than the first', () => {
  const { ticks } = spinOver(8, 4).pointer;
  const gaps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0));
  expect(gaps.at(-1)).toBeGreaterThan(3 * Math.min(...gaps));
});

describe('bends', () => {
  test.each([1, 2, 8, 60, 1000])('stay within reason and end at rest on %i slices', (count) => {
    for (const landingOffset of [0, 0.5, 0.999]) {
      const { bends } = spinOver(count, 5, landingOffset).pointer;
      expect(Math.max(...bends)).toBeLessThanOrEqual(1);
      expect(Math.min(...bends)).toBeGreaterThan(-0.6);
      expect(Math.abs(bends.at(-1) ?? 1)).toBeLessThan(0.05);
    }
  });

  test('a peg pushes the pointer before it snaps back', () => {
    const { bends, ticks, step } = spinOver(4, 1).pointer;
    const last = Math.ceil((ticks.at(-1) ?? 0) / step);
    expect(bends[last - 2]).toBeGreaterThan(0.2);
    expect(bends[last]).toBeGreaterThan(0.7);
    expect(bends[last + 15]).toBeLessThan(0.3);
  });
});

test('a wheel that starts right beside an edge ticks there too', () => {
  const layout = layOut(slicesOf(4));
  const from = startOf(layout, 1) - 0.001;
  const motion = planMotion({ from, to: 0, rotates: 0, duration: 1000, layout, marker: 0 });
  expect(pointerMotion(motion, layout, 0).ticks.length).toBeGreaterThan(0);
});
