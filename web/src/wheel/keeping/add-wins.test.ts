import { afterEach, expect, test, vi } from 'vitest';
import type { Slice } from '../document/document';
import { eligibleSlices, type TurnMode } from '../picking/turns';
import { createWheelStore, type WheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { winsOf } from './spin-log';
import { winsInOrder } from './win-history';

afterEach(() => vi.useRealTimers());

function storeOf(count: number, mode: TurnMode = 'none') {
  const store = createWheelStore();
  const { wheel } = store.getState();
  const slices = slicesOf(count);
  store.getState().replaceWheel({ ...wheel, slices, spin: { ...wheel.spin, turns: { mode, since: 0 } } });
  const win = (winners: readonly Slice[], receipt?: string) =>
    store.getState().record(winsOf(definitionOf(store), winners, { receipt }));
  return { store, slices, win };
}
const definitionOf = (store: WheelStore) => store.getState().wheel;
const guidsInOrder = (store: WheelStore) =>
  winsInOrder(definitionOf(store).results.history ?? []).map(({ guid }) => guid);

test('each winner is entered in order, with the receipt, and counts as a spin', () => {
  const { store, slices, win } = storeOf(5);
  win(slices.slice(1, 4), crypto.randomUUID());
  expect(guidsInOrder(store)).toEqual(slices.slice(1, 4).map(({ guid }) => guid));
  expect(definitionOf(store).results.totalWheelSpins).toBe(3);
  expect(definitionOf(store).results.history?.every(({ receipts }) => Array.isArray(receipts))).toBe(true);
});

test('what was drawn is no step: an undo takes back the edit before it', () => {
  const { store, slices, win } = storeOf(4, 'noRepeats');
  store.getState().addSlice('Fifth');
  win(slices.slice(0, 2));
  store.getState().undo();
  expect(definitionOf(store).slices).toHaveLength(4);
  expect(guidsInOrder(store)).toEqual(slices.slice(0, 2).map(({ guid }) => guid));
  expect(eligibleSlices(definitionOf(store)).filter(({ active }) => active)).toHaveLength(2);
});

test('the last turns of a round begin the next one, and an undo does not bring the old one back', () => {
  const { store, slices, win } = storeOf(3, 'noRepeats');
  store.getState().edit((wheel) => ({ ...wheel, effect: 'confetti' }));
  win(slices);
  const canWin = () => eligibleSlices(definitionOf(store)).filter(({ active }) => active).length;
  expect(canWin()).toBe(3);
  win(slices.slice(0, 1));
  expect(canWin()).toBe(2);
  store.getState().undo();
  expect(canWin()).toBe(2);
});

test('a round that began on a device whose clock is far ahead has each winner once', () => {
  const { store, slices, win } = storeOf(3, 'noRepeats');
  const since = Date.now() + 3_600_000;
  store
    .getState()
    .edit((wheel) => ({ ...wheel, spin: { ...wheel.spin, turns: { mode: 'noRepeats', since } } }));
  win(slices.slice(0, 1));
  expect(eligibleSlices(definitionOf(store)).map(({ active }) => active)).toEqual([false, true, true]);
});

test('clearing the winners begins a new round, and its undo goes on with the old one', () => {
  const { store, slices, win } = storeOf(3, 'noRepeats');
  win(slices.slice(0, 2));
  const canWin = () => eligibleSlices(definitionOf(store)).map(({ active }) => active);
  store.getState().clear('clear');
  expect(canWin()).toEqual([true, true, true]);
  store.getState().undo();
  expect(canWin()).toEqual([false, false, true]);
});

test('the order survives clearing that is undone, with what was won in between', () => {
  vi.useFakeTimers({ now: 1000 });
  const { store, slices, win } = storeOf(2);
  const [a, b] = slices.map(({ guid }) => guid);
  win([...slices, ...slices.slice(0, 1)]);
  store.getState().clear('clear');
  expect(guidsInOrder(store)).toEqual([]);
  vi.setSystemTime(5000);
  win(slices.slice(1));
  store.getState().undo();
  expect(guidsInOrder(store)).toEqual([a, b, a, b]);
  expect(definitionOf(store).results.history?.map((entry) => entry.won)).toEqual([2, 2]);
});
