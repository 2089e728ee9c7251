import { expect, test } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { changeFields } from '../edits/edits';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { sceneCache } from './scene-cache';

function setUp() {
  const store = createWheelStore();
  const wheel = newWheel();
  store.getState().replaceWheel({ ...wheel, slices: slicesOf(3) });
  const cache = sceneCache();
  return { store, scene: (width = 1440) => cache(store.getState(), width) };
}

test('what cannot be seen leaves the scene as it is', () => {
  const { store, scene } = setUp();
  const before = scene();
  store
    .getState()
    .edit(changeFields(() => ({ results: { history: [], totalWheelSpins: 9 }, name: 'Other' })));
  expect(scene()).toBe(before);
});

test.each([
  ['a slice', () => ({ slices: slicesOf(4) })],
  ['the blind spin', () => ({ spin: { isBlind: true } })],
  ['the rim', () => ({ look: { outer: { width: 30 } } })],
  ['the type', () => ({ look: { text: { size: 30 } } })],
  ['the picture', () => ({ look: { backgrounds: { wheel: { url: '/x.png' }, container: {} } } })],
])('a change of %s makes a new one', (_, change) => {
  const { store, scene } = setUp();
  const before = scene();
  store.getState().edit(changeFields(change));
  expect(scene()).not.toBe(before);
});

test('so does another screen', () => {
  const { scene } = setUp();
  expect(scene(360)).not.toBe(scene(1440));
});
