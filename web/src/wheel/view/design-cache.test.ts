import { expect, test } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { changeFields } from '../edits/edits';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { designCache } from './design-cache';

function setUp() {
  const store = createWheelStore();
  const wheel = newWheel();
  store.getState().replaceWheel({ ...wheel, slices: slicesOf(3) });
  const cache = designCache();
  return { store, design: (width = 1440) => cache(store.getState(), width) };
}

test('what cannot be seen leaves the design as it is', () => {
  const { store, design } = setUp();
  const before = design();
  store
    .getState()
    .edit(changeFields(() => ({ results: { history: [], totalWheelSpins: 9 }, name: 'Other' })));
  expect(design()).toBe(before);
});

test.each([
  ['a slice', () => ({ slices: slicesOf(4) })],
  ['the blind spin', () => ({ spin: { isBlind: true } })],
  ['the rim', () => ({ look: { outer: { width: 30 } } })],
  ['the type', () => ({ look: { text: { size: 30 } } })],
  ['the picture', () => ({ look: { backgrounds: { wheel: { url: '/x.png' }, container: {} } } })],
])('a change of %s makes a new one', (_, change) => {
  const { store, design } = setUp();
  const before = design();
  store.getState().edit(changeFields(change));
  expect(design()).not.toBe(before);
});

test('so does another screen', () => {
  const { design } = setUp();
  expect(design(360)).not.toBe(design(1440));
});
