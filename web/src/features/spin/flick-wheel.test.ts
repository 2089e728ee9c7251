import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { followFlicks } from './flick-wheel';

const spin = vi.fn();
const untouched = wheelStore.getState();
const plate = document.createElement('div');
let stop = () => {};

beforeEach(() => {
  plate.innerHTML = '<div><canvas></canvas></div>';
  document.body.append(plate);
  plate.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  plate.setPointerCapture = () => {};
  Object.assign(document, { scrollingElement: null });
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(4) }));
  stop = followFlicks(plate, spin);
});
afterEach(() => {
  stop();
  plate.remove();
  wheelStore.setState(untouched);
  vi.clearAllMocks();
});

interface Sent {
  x: number;
  at: number;
  buttons?: number;
  pointerId?: number;
  pointerType?: string;
}

function send(target: EventTarget, kind: string, { x, at, ...init }: Sent): void {
  const shared = { pointerId: 7, buttons: 1, isPrimary: true, clientX: x, clientY: 10, bubbles: true };
  const event = new PointerEvent(kind, { ...shared, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}

const isDragged = () => plate.dataset.dragged !== undefined;

it('a flick that has left the wheel by its first movement spins it', () => {
  send(plate, 'pointerdown', { x: 200, at: 0 });
  send(document.body, 'pointermove', { x: 300, at: 16 });
  expect(isDragged()).toBe(true);
  expect(wheelStore.getState().isHeld).toBe(true);
  send(document.body, 'pointermove', { x: 390, at: 32 });
  send(document.body, 'pointerup', { x: 390, at: 34, buttons: 0 });
  expect(spin).toHaveBeenCalledOnce();
  expect(isDragged()).toBe(false);
  expect(wheelStore.getState().isHeld).toBe(false);
});

it('a movement without a pressed button or of another pointer turns nothing', () => {
  send(plate, 'pointerdown', { x: 200, at: 0 });
  send(plate, 'pointermove', { x: 300, at: 16, pointerId: 8 });
  expect(isDragged()).toBe(false);
  send(plate, 'pointermove', { x: 300, at: 20, buttons: 0 });
  send(plate, 'pointermove', { x: 390, at: 32 });
  expect(isDragged()).toBe(false);
});

it('after a long press of a finger, or a menu, a slide turns nothing', () => {
  send(plate, 'pointerdown', { x: 200, at: 0, pointerType: 'touch' });
  send(plate, 'pointermove', { x: 300, at: 500, pointerType: 'touch' });
  expect(isDragged()).toBe(false);
  send(plate, 'pointerdown', { x: 200, at: 600, pointerType: 'touch' });
  plate.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  send(plate, 'pointermove', { x: 300, at: 700, pointerType: 'touch' });
  expect(isDragged()).toBe(false);
});

it('a mouse may rest before it drags', () => {
  send(plate, 'pointerdown', { x: 200, at: 0, pointerType: 'mouse' });
  send(plate, 'pointermove', { x: 300, at: 900, pointerType: 'mouse' });
  expect(isDragged()).toBe(true);
});
