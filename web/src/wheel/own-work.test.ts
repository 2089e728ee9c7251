import { afterEach, expect, test } from 'vitest';
import { newWheel } from './new-wheel';
import { isOwnWork, noteBroughtAlong } from './own-work';
import { createWheelStore } from './store';
import { slicesOf } from './testing/slices';

function onStage(fields = {}) {
  const fresh = newWheel();
  const store = createWheelStore();
  store.getState().replaceConfig({
    ...fresh,
    ...fields,
    'wheel-definition': { ...fresh['wheel-definition'], slices: slicesOf(3) },
  });
  return store;
}

afterEach(() => noteBroughtAlong(undefined));

test('a wheel that was only looked at is no work', () => {
  expect(isOwnWork(onStage().getState())).toBe(false);
});

test('one that was changed is, and so is the one the browser had kept', () => {
  const changed = onStage();
  const [first] = changed.getState().config['wheel-definition'].slices;
  changed.getState().setSliceActive(first?.guid ?? '', false);
  expect(isOwnWork(changed.getState())).toBe(true);

  const kept = onStage();
  noteBroughtAlong(kept.getState().config.id);
  expect(isOwnWork(kept.getState())).toBe(true);
});

test('what the cloud has is safe there', () => {
  const saved = onStage({ cloudSaved: true });
  noteBroughtAlong(saved.getState().config.id);
  expect(isOwnWork(saved.getState())).toBe(false);
});

test('an empty wheel is nothing to come back to', () => {
  const store = createWheelStore();
  noteBroughtAlong(store.getState().config.id);
  expect(isOwnWork(store.getState())).toBe(false);
});
