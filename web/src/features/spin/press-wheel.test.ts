import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { pressWheel } from './press-wheel';

const spin = vi.fn();
const plate = document.createElement('div');
const askMenu = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  plate.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 400 }) as DOMRect;
  const wheel = newWheel();
  const slices = ['a', 'b', 'c', 'd'].map((text) => sliceOf({ text }));
  wheelStore.getState().replaceWheel({ ...wheel, slices });
  wheelStore.setState({ rotation: 0 });
  stop = pressWheel(plate, spin, askMenu);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const down = (pointerType: string, x: number, y: number) =>
  plate.dispatchEvent(new PointerEvent('pointerdown', { pointerType, ...at(x, y) }));
const send = (kind: string, x: number, y: number) => plate.dispatchEvent(new PointerEvent(kind, at(x, y)));
const click = () => plate.dispatchEvent(new MouseEvent('click'));

test('a click spins', () => {
  down('mouse', 300, 100);
  click();
  expect(spin).toHaveBeenCalledOnce();
  expect(askMenu).not.toHaveBeenCalled();
});

test('the second click of a double click spins nothing', () => {
  plate.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  plate.dispatchEvent(new MouseEvent('click', { detail: 2 }));
  expect(spin).toHaveBeenCalledOnce();
});

test('a right click asks for the menu of the slice under it, and the browser’s own stays away', () => {
  const event = new MouseEvent('contextmenu', { ...at(300, 300), button: 2, cancelable: true });
  plate.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(askMenu).toHaveBeenCalledExactlyOnceWith({
    slice: expect.objectContaining({ text: 'b' }),
    x: 300,
    y: 300,
  });
});

test('on the hub there is no slice and no menu', () => {
  plate.dispatchEvent(new MouseEvent('contextmenu', { ...at(200, 200), button: 2 }));
  expect(askMenu).not.toHaveBeenCalled();
});

test('a long press asks for the menu and does not spin when the finger is lifted', () => {
  down('touch', 300, 100);
  vi.advanceTimersByTime(500);
  expect(askMenu).toHaveBeenCalledOnce();
  send('pointerup', 300, 100);
  click();
  expect(spin).not.toHaveBeenCalled();
});

test('a finger that moves on or is lifted early asks for nothing', () => {
  down('touch', 300, 100);
  send('pointermove', 330, 100);
  vi.advanceTimersByTime(600);
  down('touch', 300, 100);
  send('pointerup', 300, 100);
  vi.advanceTimersByTime(600);
  expect(askMenu).not.toHaveBeenCalled();
});

test('the menu event some phones send on top of a long press opens no second menu', () => {
  down('touch', 300, 100);
  vi.advanceTimersByTime(500);
  plate.dispatchEvent(new MouseEvent('contextmenu', at(300, 100)));
  expect(askMenu).toHaveBeenCalledOnce();
});
