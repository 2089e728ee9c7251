import { afterEach, expect, test, vi } from 'vitest';
import { addWins } from './add-wins';
import { clearResults } from './results';
import { amended, createWheelStore, type WheelStore } from './store';
import { slicesOf } from './testing/slices';
import { slicesInTurn, type TurnMode } from './turns';
import { winsInOrder } from './wins-in-order';

afterEach(() => vi.useRealTimers());

function storeOf(count: number, mode: TurnMode = 'none') {
  const store = createWheelStore();
  const { config } = store.getState();
  const slices = slicesOf(count);
  store.getState().replaceConfig({
    ...config,
    'wheel-definition': { ...config['wheel-definition'], slices, turns: { mode, since: 0 } },
  });
  return { store, slices };
}
const definitionOf = (store: WheelStore) => store.getState().config['wheel-definition'];
const guidsInOrder = (store: WheelStore) =>
  winsInOrder(definitionOf(store).history ?? []).map(({ guid }) => guid);

test('each winner is entered in order, with the receipt, and counts as a spin', () => {
  const { store, slices } = storeOf(5);
  store.getState().edit(addWins(slices.slice(1, 4), { receipt: crypto.randomUUID() }));
  expect(guidsInOrder(store)).toEqual(slices.slice(1, 4).map(({ guid }) => guid));
  expect(definitionOf(store).totalWheelSpins).toBe(3);
  expect(definitionOf(store).history?.every(({ receipts }) => Array.isArray(receipts))).toBe(true);
});

test('a draw shown one by one is one step: undone, all is as it was; redone, it is back', () => {
  const { store, slices } = storeOf(4, 'noRepeats');
  const [first, ...others] = slices;
  store.getState().edit(addWins(slices.slice(0, 1)));
  const before = definitionOf(store);
  for (const slice of others.slice(0, 2)) store.getState().edit(addWins([slice]), 'draw');
  expect(definitionOf(store).totalWheelSpins).toBe(3);
  store.getState().undo();
  expect(definitionOf(store)).toMatchObject({ history: before.history, totalWheelSpins: 1 });
  expect(slicesInTurn(definitionOf(store)).filter(({ active }) => active)).toHaveLength(3);
  store.getState().redo();
  expect(guidsInOrder(store)).toEqual([first, ...others.slice(0, 2)].map((slice) => slice?.guid));
});

test('the last turns of a round begin the next one', () => {
  const { store, slices } = storeOf(3, 'noRepeats');
  store.getState().edit(addWins(slices));
  expect(slicesInTurn(definitionOf(store)).filter(({ active }) => active)).toHaveLength(3);
  store.getState().edit(addWins(slices.slice(0, 1)));
  expect(slicesInTurn(definitionOf(store)).filter(({ active }) => active)).toHaveLength(2);
});

test('the order survives clearing that is undone, with what was won in between', () => {
  vi.useFakeTimers({ now: 1000 });
  const { store, slices } = storeOf(2);
  const [a, b] = slices.map(({ guid }) => guid);
  store.getState().edit(addWins([...slices, ...slices.slice(0, 1)]));
  store.getState().edit(clearResults);
  expect(guidsInOrder(store)).toEqual([]);
  vi.setSystemTime(5000);
  store.setState((state) => amended(state, addWins(slices.slice(1))(state.config)));
  store.getState().undo();
  expect(guidsInOrder(store)).toEqual([a, b, a, b]);
  expect(definitionOf(store).history?.map((entry) => entry.won)).toEqual([2, 2]);
});
