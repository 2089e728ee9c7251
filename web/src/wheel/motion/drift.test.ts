import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { changeFields } from '../edits/edits';
import { createWheelStore, type WheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { currentRotation, swayAngle, swayTime } from './drift';
import { driftWhenIdle } from './drift-when-idle';
import { normalise } from './geometry';
import { closeWinner, spinWheel } from './spin-wheel';

let store: WheelStore;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  store = createWheelStore();
  const fresh = newWheel();
  const drift = { enabled: true, idleTime: 5000, duration: 60_000 };
  store
    .getState()
    .replaceWheel({ ...fresh, slices: slicesOf(4), spin: { ...fresh.spin, duration: 1000, drift } });
  stop = driftWhenIdle(store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const drifting = () => store.getState().drift !== null;

test('the wheel drifts after the idle time and comes to rest after the drift duration', () => {
  const before = store.getState().rotation;
  vi.advanceTimersByTime(4999);
  expect(drifting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(drifting()).toBe(true);
  const swayed = () => currentRotation(store.getState()) - before;
  vi.advanceTimersByTime(swayTime / 4);
  expect(normalise(swayed())).toBeCloseTo(swayAngle, 6);
  vi.advanceTimersByTime(swayTime / 2);
  expect(normalise(-swayed())).toBeCloseTo(swayAngle, 6);
  vi.advanceTimersByTime(60_000 - 0.75 * swayTime);
  expect(drifting()).toBe(false);
});

test('it does not start while someone attends to the wheel, and stops when someone comes to it', () => {
  stop();
  let isAttended = true;
  stop = driftWhenIdle(store, () => isAttended);
  vi.advanceTimersByTime(12_000);
  expect(drifting()).toBe(false);
  isAttended = false;
  vi.advanceTimersByTime(5000);
  expect(drifting()).toBe(true);
  const move = () => document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  move();
  expect(drifting()).toBe(true);
  isAttended = true;
  move();
  expect(drifting()).toBe(false);
});

test.each([
  ['click', () => new MouseEvent('click', { bubbles: true })],
  ['key press', () => new KeyboardEvent('keydown', { key: 'x', bubbles: true })],
])('a %s stops it where it is, and it starts again after the idle time', (_, event) => {
  vi.advanceTimersByTime(8000);
  const shown = currentRotation(store.getState());
  document.body.dispatchEvent(event());
  expect(drifting()).toBe(false);
  expect(store.getState().rotation).toBeCloseTo(shown, 9);
  vi.advanceTimersByTime(5000);
  expect(drifting()).toBe(true);
});

test('a spin stops it and starts from where it drifted to; it drifts again once the popup is closed', () => {
  vi.advanceTimersByTime(8000);
  const shown = currentRotation(store.getState());
  spinWheel(store);
  expect(drifting()).toBe(false);
  expect(store.getState().spin?.motion.from).toBeCloseTo(shown, 9);
  vi.advanceTimersByTime(20_000);
  expect(store.getState().winner).not.toBeNull();
  expect(drifting()).toBe(false);
  closeWinner(store, 'confirm');
  vi.advanceTimersByTime(5000);
  expect(drifting()).toBe(true);
});

test('a spin that ends without a winner, so without a popup, also restarts the idle time', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  spinWheel(store);
  store.getState().removeSlice(store.getState().spin?.winner ?? '');
  vi.advanceTimersByTime(5999);
  expect(drifting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(drifting()).toBe(true);
});

test('a wheel that does not want to drift stays still', () => {
  store.getState().edit(changeFields(() => ({ spin: { drift: { enabled: false } } })));
  vi.advanceTimersByTime(60_000);
  expect(drifting()).toBe(false);
});
