import { afterEach, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { layOut, startOf, widthOf } from '../motion/geometry';
import { spinWheel } from '../motion/spin-wheel';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { lensAt, magnify } from './magnify';

afterEach(() => vi.useRealTimers());

const layout = layOut(slicesOf(1000, (i) => (i % 3) + 1));

test('the slice under the pointer stands in the middle, its neighbours around it', () => {
  const { slices } = lensAt(layout, 0, -(startOf(layout, 500) + widthOf(layout, 500) / 2), 2);
  expect(slices).toEqual([498, 499, 500, 501, 502].map((index) => layout.slices[index]));
});

test('the neighbours go round the end of the list', () => {
  const { slices } = lensAt(layout, 0, -(startOf(layout, 0) + 1e-9), 2);
  expect(slices).toEqual([998, 999, 0, 1, 2].map((index) => layout.slices[index]));
});

test('the offset runs from one edge of the slice to the other', () => {
  const at = (share: number) =>
    lensAt(layout, 0, -(startOf(layout, 7) + widthOf(layout, 7) * share), 1).offset;
  expect(at(0.5)).toBeCloseTo(0);
  expect(at(0.05)).toBeCloseTo(-0.45);
  expect(at(0.95)).toBeCloseTo(0.45);
});

test('a wheel with fewer slices than the lens has places repeats them', () => {
  const two = layOut(slicesOf(2));
  expect(lensAt(two, 0, 0, 2).slices).toHaveLength(5);
});

// Firefox without a graphics card paints what lies on the turning wheel anew whenever it changes: 60 frames a second became 12.
test('labels that pass too fast to be read are not all written', () => {
  vi.useFakeTimers();
  const store = createWheelStore();
  const wheel = newWheel();
  store.getState().replaceWheel({
    ...wheel,
    slices: slicesOf(1000),
    spin: { ...wheel.spin, duration: 6000 },
  });
  const strip = document.createElement('div');
  strip.innerHTML = '<span></span>'.repeat(5);
  const stop = magnify(store, strip);
  spinWheel(store);
  const guid = store.getState().spin?.winner;
  const winner = store.getState().wheel.slices.find((slice) => slice.guid === guid);
  const labels = () => strip.textContent;
  const all = () => `${strip.textContent} ${strip.style.transform}`;
  /** How often that changes in a second, frame by frame. */
  const changesInSecond = (shown: () => string | null) => {
    let changes = 0;
    for (let frame = 0; frame < 60; frame += 1) {
      const before = shown();
      vi.advanceTimersByTime(1000 / 60);
      if (shown() !== before) changes += 1;
    }
    return changes;
  };
  changesInSecond(all);
  const fast = changesInSecond(all);
  expect(fast).toBeGreaterThan(4);
  expect(fast).toBeLessThan(10);
  // Later it is one label a frame, which nobody reads either; what moves between two labels costs little.
  for (let second = 3; second < 6; second += 1) expect(changesInSecond(labels)).toBeLessThan(10);
  vi.advanceTimersByTime(6000);
  expect(strip.children[2]?.textContent).toBe(winner?.text);
  stop();
});
