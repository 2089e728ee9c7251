import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Marker } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { skipSpin, spinWheel } from '../motion/spin-wheel';
import { createWheelStore, type WheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { turned } from './play-spin';
import { showWheel } from './show-wheel';

let store: WheelStore;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.useFakeTimers();
  store = createWheelStore();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function moving() {
  const element = document.createElement('div');
  const animate = vi.fn((_: { transform: string[] }) => ({ currentTime: 0, cancel: vi.fn() }));
  Object.assign(element, { animate });
  return { element, animate };
}

function show(marker: Marker, standIn: Element | null = null) {
  const wheel = newWheel();
  store.getState().replaceWheel({ ...wheel, slices: slicesOf(4), look: { ...wheel.look, marker } });
  const [disc, pointer] = [moving(), moving()];
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  const drawn = vi.spyOn(canvas, 'width', 'set');
  stop = showWheel(store, { disc: disc.element, pointer: pointer.element, canvas, standIn });
  return { disc, pointer, drawn };
}

test.each([
  [{}, 1],
  [{ animate: true }, 1],
  [{ animate: false }, 0],
])('a marker %j moves %d times in a spin, the wheel in any case once', (marker, times) => {
  const { disc, pointer } = show(marker);
  spinWheel(store);
  expect(disc.animate).toHaveBeenCalledTimes(1);
  expect(pointer.animate).toHaveBeenCalledTimes(times);
});

test('a wheel that is skipped stands where it was going to end', () => {
  const { disc } = show({});
  spinWheel(store);
  const frames = disc.animate.mock.calls[0]?.[0].transform ?? [];
  skipSpin(store);
  const angle = (transform: string | undefined) =>
    Number(/-?[\d.]+/.exec(transform ?? '')?.[0]) % (2 * Math.PI);
  expect(disc.element.style.transform).toBe(turned(store.getState().rotation));
  expect(Math.abs(angle(frames.at(-1)) - store.getState().rotation)).toBeLessThan(1e-4);
});

/** The next size that the browser reports. */
function watchedSize() {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (disc: HTMLElement, side: number) => {
    Object.defineProperty(disc, 'clientWidth', { value: side, configurable: true });
    resized();
  };
}

test('the window is measured only when the page is laid out', () => {
  const resize = watchedSize();
  const width = vi.spyOn(window, 'innerWidth', 'get');
  const { disc } = show({});
  expect(width).not.toHaveBeenCalled();
  resize(disc.element, 300);
  expect(width).toHaveBeenCalledTimes(1);
  store.getState().replaceWheel({ ...store.getState().wheel, slices: slicesOf(5) });
  expect(width).toHaveBeenCalledTimes(1);
});

test('a picture stands in until the first drawing, which is a task of its own', () => {
  const resize = watchedSize();
  const standIn = document.createElement('div');
  document.body.append(standIn);
  const { disc, drawn } = show({}, standIn);
  resize(disc.element, 300);
  expect(drawn).not.toHaveBeenCalled();
  expect(standIn.isConnected).toBe(true);
  vi.runOnlyPendingTimers();
  expect(drawn).toHaveBeenCalled();
  expect(standIn.isConnected).toBe(false);
});

test('without such a picture the wheel is drawn in the frame that lays it out', () => {
  const resize = watchedSize();
  const { disc, drawn } = show({});
  resize(disc.element, 300);
  expect(drawn).toHaveBeenCalled();
});

test('the picture leaves with the wheel, though it was never drawn', () => {
  const standIn = document.createElement('div');
  document.body.append(standIn);
  show({}, standIn);
  stop();
  expect(standIn.isConnected).toBe(false);
});
