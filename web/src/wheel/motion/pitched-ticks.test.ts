import { expect, test } from 'vitest';
import { slicesOf } from '../testing/slices';
import { layOut } from './geometry';
import { landingRotation, planMotion } from './motion';
import { pitchedTicks } from './pitched-ticks';

const layout = layOut(slicesOf(4));
const spinTo = (offset: number) => {
  const to = landingRotation(layout, 2, 0, offset);
  return pitchedTicks(planMotion({ from: 0, to, rotates: 3, duration: 5000, layout, marker: 0 }), layout, 0);
};

test.each([
  [0.5, 1],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.1, 0.2],
])('a spin that rests at %d of its slice ends on the pitch of %d', (offset, nearness) => {
  const last = spinTo(offset).at(-1);
  expect(last?.at).toBe(5000);
  expect(last?.nearness).toBeCloseTo(nearness);
});

test('towards the end each slice is heard as edge, quarter, middle, quarter', () => {
  const heard = spinTo(0.5)
    .slice(-7, -1)
    .map(({ nearness }) => nearness);
  expect(heard).toEqual([0.5, 1, 0.5, 0, 0.5, 1]);
});

test('the gaps between them grow as the wheel slows down', () => {
  const times = spinTo(0.5).map(({ at }) => at);
  const gaps = times.slice(-8, -1).map((at, place, all) => at - (all[place - 1] ?? at));
  expect(gaps.slice(1)).toEqual([...gaps.slice(1)].sort((one, other) => one - other));
});
