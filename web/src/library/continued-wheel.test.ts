import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { openJournal } from '../wheel/keeping/journal';
import { winsOf } from '../wheel/keeping/spin-log';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { openShelf, type Shelf } from './shelf';
import { keepStage, type StageKeeper } from './stage-keeper';
import { memoryTabs } from './testing/memory-tabs';

let shelf: Shelf;
let store: WheelStore;
let keeper: StageKeeper;
const state = () => store.getState();
const wheelWith = (...texts: string[]): Wheel => ({
  ...newWheel(),
  name: texts[0] ?? 'empty',
  slices: texts.map((text) => sliceOf({ text })),
});
const spin = () => state().record(winsOf(state().wheel, state().wheel.slices.slice(0, 1)));
const sample = wheelWith('Pizza');

/** The names of the wheels that the library lists. */
const listed = async () => {
  // A wheel is taken off after the writes before it.
  for (const _round of [1, 2, 3]) {
    await keeper.flush();
    await shelf.cards();
  }
  const cards = await shelf.cards();
  return cards
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map(({ name }) => name)
    .sort();
};

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  shelf = await openShelf(() => {});
  store = createWheelStore();
  state().replaceWheel(sample);
  keeper = await keepStage({ store, shelf, tabs: memoryTabs()(), journal: openJournal() });
});
afterEach(() => {
  keeper.stop();
  vi.unstubAllGlobals();
});

test('a wheel that takes the place of an untouched one is the only one in the library', async () => {
  state().continueAs(wheelWith('Anna', 'Ben'));
  expect(await listed()).toEqual(['Anna']);
});

test('undone again and again it leaves no row of wheels behind; a redo brings it back', async () => {
  for (const name of ['Anna', 'Ben', 'Cleo']) {
    state().continueAs(wheelWith(name));
    await keeper.flush();
    state().undo();
  }
  expect(await listed()).toEqual([]);
  state().redo();
  expect(await listed()).toEqual(['Cleo']);
});

test('results stay with the wheel that has them', async () => {
  spin();
  const mine = wheelWith('Anna', 'Ben');
  state().continueAs(mine);
  spin();
  spin();
  expect(await listed()).toEqual(['Anna', 'Pizza']);
  const rows = async (wheel: Wheel) => (await shelf.read(wheel.id ?? ''))?.rows.length;
  expect([await rows(sample), await rows(mine)]).toEqual([1, 2]);
  // It has results: an undo doesn't lose them.
  state().undo();
  expect(await listed()).toEqual(['Anna', 'Pizza']);
});

test('an empty one is listed with its first choice', async () => {
  state().continueAs(wheelWith());
  expect(await listed()).toEqual([]);
  state().addSlice('Anna');
  expect(await listed()).toEqual(['empty']);
});

test.each([
  ['a save is pending', { pending: { id: '1', by: 'u', document: sample, editedAt: 1, since: 1 } }],
  ['it is in conflict with the cloud', { conflict: sample }],
  ['it has been saved to the cloud', { document: { ...wheelWith('Anna'), cloudSavedAt: 1 } }],
])('undone, it stays in the library where %s', async (_what, saved) => {
  state().continueAs(wheelWith('Anna'));
  await keeper.flush();
  const key = keyOfWheel(state().wheel);
  await shelf.change(key, (record) => record && { record: { ...record, ...saved } });
  state().undo();
  expect(await listed()).toContain('Anna');
});
