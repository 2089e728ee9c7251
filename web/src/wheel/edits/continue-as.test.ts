import { beforeEach, expect, test } from 'vitest';
import type { Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { winsOf } from '../keeping/spin-log';
import { canRedo, createWheelStore, type WheelStore } from '../store';
import { sliceOf } from '../testing/slices';
import { mostSnapshots } from './undo-history';

let store: WheelStore;
const state = () => store.getState();
const spin = () => state().record(winsOf(state().wheel, state().wheel.slices.slice(0, 1)));
const spins = () => state().wheel.results.totalWheelSpins;
const wheelWith = (...texts: string[]): Wheel => ({
  ...newWheel(),
  slices: texts.map((text) => sliceOf({ text })),
});
const sample = wheelWith('Pizza', 'Sushi');
const mine = wheelWith('Anna', 'Ben');

beforeEach(() => {
  store = createWheelStore();
  state().replaceWheel(sample);
});

test('another document is one step, and each keeps its results through undo and redo', () => {
  spin();
  state().continueAs(mine);
  expect(state().wheel).toMatchObject({ id: mine.id, slices: mine.slices });
  expect([spins(), state().lastWinners]).toEqual([0, []]);
  spin();
  spin();
  state().undo();
  expect([state().wheel.id, spins(), state().log.entries.length]).toEqual([sample.id, 1, 1]);
  expect(state().lastWinners).toEqual(['Pizza']);
  spin();
  state().redo();
  expect([state().wheel.id, spins(), state().log.entries.length]).toEqual([mine.id, 2, 2]);
  state().undo();
  expect(spins()).toBe(2);
});

test('it keeps its results with a full undo history too', () => {
  for (let count = 0; count < mostSnapshots + 3; count += 1) state().addSlice(`${count}`);
  spin();
  state().continueAs(mine);
  expect(spins()).toBe(0);
  state().undo();
  expect([state().wheel.id, spins()]).toEqual([sample.id, 1]);
});

test('a change of it elsewhere leaves the other document as it was', () => {
  state().continueAs(mine);
  state().followWheel({ ...mine, slices: [...mine.slices, sliceOf({ text: 'Cleo' })] });
  state().undo();
  expect(state().wheel.slices.map(({ text }) => text)).toEqual(['Pizza', 'Sushi']);
});

test('no step leads to another document during a spin, nor where the wheel is only watched', () => {
  state().continueAs(mine);
  store.setState({ spinning: true });
  state().undo();
  expect(state().wheel.id).toBe(mine.id);
  state().continueAs(wheelWith('Cleo'));
  expect(state().wheel.id).toBe(mine.id);
  store.setState({ spinning: false, isReadOnly: true });
  state().continueAs(wheelWith('Cleo'));
  expect([state().wheel.id, canRedo(state())]).toEqual([mine.id, false]);
});
