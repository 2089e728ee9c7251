import { expect, test } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { changeDefinition } from '../edits/edits';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { sceneCache } from './scene-cache';

function setUp() {
  const store = createWheelStore();
  const wheel = newWheel();
  store
    .getState()
    .replaceConfig({ ...wheel, 'wheel-definition': { ...wheel['wheel-definition'], slices: slicesOf(3) } });
  const cache = sceneCache();
  return { store, scene: (width = 1440) => cache(store.getState(), width) };
}

test('what cannot be seen leaves the scene as it is', () => {
  const { store, scene } = setUp();
  const before = scene();
  store.getState().edit(changeDefinition(() => ({ history: [], totalWheelSpins: 9, name: 'Other' })));
  expect(scene()).toBe(before);
});

test.each([
  ['a slice', () => ({ slices: slicesOf(4) })],
  ['the blind spin', () => ({ blindSpin: true })],
  ['the rim', () => ({ outer: { width: 30 } })],
  ['the type', () => ({ text: { size: 30 } })],
  ['the picture', () => ({ wheelBackgroundImageUrl: '/x.png' })],
])('a change of %s makes a new one', (_, change) => {
  const { store, scene } = setUp();
  const before = scene();
  store.getState().edit(changeDefinition(change));
  expect(scene()).not.toBe(before);
});

test('so does another screen', () => {
  const { scene } = setUp();
  expect(scene(360)).not.toBe(scene(1440));
});
