import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { openJournal } from '../../wheel/keeping/journal';
import { winsOf } from '../../wheel/keeping/spin-log';
import { createWheelStore, type WheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { openShelf, type Shelf } from '../shelf';
import { keepStage } from '../stage-keeper';
import type { Tabs } from '../tabs';
import { memoryTabs } from './memory-tabs';

/** A new one for each test. */
export let shelf: Shelf;
export let newTabs: () => Tabs;
const opened: (() => void)[] = [];

export const wheelWith = (...texts: string[]): Wheel => {
  const wheel = newWheel();
  return { ...wheel, slices: texts.map((text) => sliceOf({ text })) };
};
export const textsOf = ({ slices }: Wheel) => slices.map(({ text }) => text);

/** A tab with this wheel on its stage, as it is there already or else as it is given. */
export async function openTab(wheel: Wheel, on = shelf, store = createWheelStore(), journal = openJournal()) {
  if (store.getState().wheel.id !== wheel.id) store.getState().replaceWheel(wheel);
  const keeper = await keepStage({ store, shelf: on, tabs: newTabs(), journal });
  opened.push(keeper.stop);
  return {
    store,
    keeper,
    texts: () => textsOf(store.getState().wheel),
    spins: () => store.getState().wheel.results.totalWheelSpins,
    add: (text: string) => store.getState().addSlice(text),
    spin: () => spin(store),
  };
}

export function spin(store: WheelStore): void {
  const { wheel } = store.getState();
  store.getState().record(winsOf(wheel, wheel.slices.slice(0, 1)));
}

export type OpenTab = Awaited<ReturnType<typeof openTab>>;

/** Until no tab has anything left to tell the other. */
export async function settle(...tabs: OpenTab[]): Promise<void> {
  for (const _round of [1, 2, 3])
    for (const { keeper } of tabs) {
      await keeper.flush();
      await keeper.settled();
    }
}

export const keptOf = async (wheel: Wheel) => shelf.read(wheel.id ?? '');

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  shelf = await openShelf(() => {});
  newTabs = memoryTabs();
});
afterEach(() => {
  for (const stop of opened.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
