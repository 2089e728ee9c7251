import { expect, test } from 'vitest';
import { newWheel } from '../../wheel/document/new-wheel';
import { createWheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { sliceAtPoint } from './slice-at-point';

const store = createWheelStore();
const fresh = newWheel();
const slices = ['a', 'b', 'c', 'd'].map((text) => sliceOf({ text }));
store.getState().replaceWheel({ ...fresh, slices });
store.setState({ rotation: 0 });

const wheel = { left: 100, top: 100, width: 400, height: 400 } as DOMRect;
const at = (x: number, y: number) => sliceAtPoint(store.getState(), wheel, x, y)?.text;

test('the slice under a point is found', () => {
  expect(at(400, 200)).toBe('a');
  expect(at(400, 400)).toBe('b');
  expect(at(200, 400)).toBe('c');
  expect(at(200, 200)).toBe('d');
});

test('the hub and the corners beside the wheel are no slice', () => {
  expect(at(300, 300)).toBeUndefined();
  expect(at(102, 102)).toBeUndefined();
});

test('turned by a quarter, another slice is there', () => {
  store.setState({ rotation: Math.PI / 2 });
  expect(at(400, 200)).toBe('d');
  store.setState({ rotation: 0 });
});

test('while the wheel spins there is no slice to point at', () => {
  store.setState({ spinning: true });
  expect(at(400, 200)).toBeUndefined();
  store.setState({ spinning: false });
});
