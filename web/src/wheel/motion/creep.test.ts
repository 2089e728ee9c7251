import { describe, expect, test } from 'vitest';
import { sliceOf, slicesOf } from '../testing/slices';
import { layOut, type SliceLayout } from './geometry';
import { landingRotation, planMotion, rotationAt, type SpinMotion } from './motion';
import { pointerMotion } from './pointer-motion';
import { throwMotion } from './throw-motion';

/** The settings that wheels come with. */
const settings = [
  { rotates: 12, duration: 4000 },
  { rotates: 12, duration: 6000 },
  { rotates: 8, duration: 8000 },
];
const quarters = [0, 0.5, 0.999];

/** How long each of the last slices is under the pointer, the winner's last. */
function lastStays(motion: SpinMotion, layout: SliceLayout): number[] {
  const ticks = [...pointerMotion(motion, layout, 0).ticks.slice(-3), motion.duration];
  return ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0));
}

const counts = Array.from({ length: 59 }, (_, place) => place + 2);

describe.each(settings)('in $duration ms the last three pegs', ({ rotates, duration }) => {
  const spins = (layout: SliceLayout) =>
    quarters.map((offset) => ({
      from: 0.4,
      to: landingRotation(layout, 1, 0, offset),
      rotates,
      duration,
      layout,
      marker: 0,
    }));

  test.each(counts)('of %i choices take at least 350 ms each', (count) => {
    const layout = layOut(slicesOf(count));
    for (const course of spins(layout))
      for (const plan of [planMotion, throwMotion(0.02), throwMotion(-0.02)])
        expect(Math.min(...lastStays(plan(course), layout))).toBeGreaterThanOrEqual(350);
  });

  test('take as long where most choices have other weights, and the wheel stops in time where that cannot be', () => {
    const mixed = layOut(slicesOf(20, (index) => 2 + (index % 2)));
    for (const course of spins(mixed))
      expect(Math.min(...lastStays(planMotion(course), mixed))).toBeGreaterThanOrEqual(350);
    const lopsided = layOut([sliceOf({ weight: 1 }), sliceOf({ weight: 99 }), sliceOf({ weight: 1 })]);
    for (const course of spins(lopsided)) {
      const motion = planMotion(course);
      expect(rotationAt(motion, duration)).toBe(0.4 + motion.sweep);
      expect(motion.creep).toBeLessThan(motion.sweep / 2);
    }
  });
});

describe.each([2, 8, 28, 60, 1000])('with %i choices', (count) => {
  const layout = layOut(slicesOf(count));
  const plan = (rotates: number, duration: number) =>
    planMotion({ from: 0.4, to: 1.1, rotates, duration, layout, marker: 0 });

  test.each([
    [12, 4000],
    [1, 500],
    [0, 4000],
    [12, 20_000],
  ])(
    '%i turns in %i ms only ever go forwards after leaning back, and slow down from the top speed on',
    (...spin) => {
      const motion = plan(...spin);
      const time = (step: number) => (step / 2000) * motion.duration;
      const speeds = Array.from(
        { length: 2000 },
        (_, step) => rotationAt(motion, time(step + 1)) - rotationAt(motion, time(step)),
      );
      const top = speeds.indexOf(Math.max(...speeds));
      expect(top).toBeLessThan(700);
      const later = speeds.slice(top);
      expect(Math.min(...later)).toBeGreaterThan(0);
      for (const [place, speed] of later.slice(1).entries())
        expect(speed).toBeLessThanOrEqual((later[place] ?? 0) + 1e-9);
    },
  );

  test('little of the top speed is left after 55 % of the time', () => {
    const motion = plan(12, 4000);
    const speed = (at: number) => rotationAt(motion, at + 20) - rotationAt(motion, at);
    const top = Math.max(...Array.from({ length: 100 }, (_, step) => speed(step * 20)));
    expect(speed(0.55 * 4000) / top).toBeLessThan(0.14);
  });
});
