import { expect, test } from 'vitest';
import { slicesOf } from '../testing/slices';
import { fullTurn, layOut, normalise } from './geometry';
import { rotationAt } from './motion';
import { pointerMotion } from './pointer-motion';
import { releaseSpeed, throwMotion } from './throw-motion';

const layout = layOut(slicesOf(8));
const thrown = (speed: number, from: number, to: number, rotates = 12, duration = 4000) =>
  throwMotion(speed)({ from, to, rotates, duration, layout, marker: 0 });

test.each([0.01, -0.01, 0.3, -0.3])(
  'a flick of %f rad/ms turns that way and lands where it must',
  (speed) => {
    const motion = thrown(speed, 1, 4);
    expect(Math.sign(motion.sweep)).toBe(Math.sign(speed));
    expect(normalise(rotationAt(motion, 4000))).toBeCloseTo(4);
    const steps = Array.from({ length: 100 }, (_, step) => rotationAt(motion, step * 40));
    for (const [place, rotation] of steps.slice(1).entries())
      expect((rotation - (steps[place] ?? 0)) * Math.sign(speed)).toBeGreaterThan(0);
  },
);

test('it starts about as fast as the hand, and turns at least twice and at most as often as the wheel is set', () => {
  const speed = 0.02;
  const motion = thrown(speed, 0, 1);
  expect(rotationAt(motion, 10) / 10 / speed).toBeGreaterThan(0.7);
  expect(rotationAt(motion, 10) / 10 / speed).toBeLessThan(1.4);
  expect(Math.abs(thrown(-0.003, 0, 1).sweep)).toBeGreaterThanOrEqual(2 * fullTurn);
  expect(thrown(5, 0, 1).sweep).toBeLessThan(13 * fullTurn);
});

test('backwards the pointer bends the other way and ticks as often', () => {
  const [one, other] = [0.01, -0.01].map((speed) =>
    pointerMotion(thrown(speed, 0.2, 0.2, 3, 2000), layout, 0),
  );
  expect(other?.ticks).toHaveLength(one?.ticks.length ?? -1);
  expect(Math.max(...(one?.bends ?? []))).toBeCloseTo(1);
  expect(Math.min(...(other?.bends ?? []))).toBeCloseTo(-1);
});

test('the last movements count; a hand that held still does not flick', () => {
  const samples = [0, 10, 20, 30, 40].map((at) => ({ at, angle: at * 0.01 }));
  expect(releaseSpeed(samples, 45)).toBeCloseTo(0.01);
  expect(releaseSpeed(samples, 400)).toBe(0);
  expect(releaseSpeed([], 0)).toBe(0);
});
