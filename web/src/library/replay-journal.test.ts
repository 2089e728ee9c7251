import { writeDocument } from '../wheel/document/wire-format';
import { readNotes } from '../wheel/keeping/journal-notes';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { addSlice, nameWheel, renameSlice } from '../wheel/edits/edits';
import { openJournal } from '../wheel/keeping/journal';
import { winsOf } from '../wheel/keeping/spin-log';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { createWheelStore, type WheelState } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { memoryShelf } from './memory-shelf';
import { replayJournal } from './replay-journal';
import { openShelf, type Shelf } from './shelf';
import pending from './testing/fixtures/pending-wheel.json';
import first from './testing/fixtures/wheel-config-0.json';
import second from './testing/fixtures/wheel-config-1.json';
import newer from './testing/fixtures/wheel-config-aside-newer.json';
import left from './testing/fixtures/wheel-config-left.json';
import spins from './testing/fixtures/wheel-config-spins.json';
import { newRecord } from './wheel-record';

let shelf: Shelf;
const tell = vi.fn();
const journal = openJournal();
const replay = (on = shelf, stage: Wheel | null = null) => replayJournal({ shelf: on, tell, journal, stage });
const store = (key: string, wheel: object) => localStorage.setItem(key, JSON.stringify(wheel));
const textsOf = (wheel: Wheel | undefined) => wheel?.slices.map(({ text }) => text);
const wheelWith = (...texts: string[]): Wheel => ({
  ...newWheel(),
  slices: texts.map((text) => sliceOf({ text })),
});
const kept = async (key: string) => (await shelf.read(key))?.record;
const keys = async () => (await shelf.cards()).map(({ key }) => key).toSorted();
const edited = <Wheel extends { 'wheel-definition': object }>(wheel: Wheel, changes: object): Wheel => ({
  ...wheel,
  'wheel-definition': { ...wheel['wheel-definition'], ...changes },
});

beforeEach(async () => {
  localStorage.clear();
  tell.mockClear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  shelf = await openShelf(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the wheel that the browser had on its stage', () => {
  test('edited before the library had started is told to the tab that shows it', async () => {
    store('wheelConfig', second);
    await replay();
    expect(tell).toHaveBeenLastCalledWith({ key: second.id, revision: 0 });
    const { updatedAt } = second['wheel-definition'];
    store('wheelConfig', edited(second, { name: 'Later', updatedAt: updatedAt + 1 }));
    await replay();
    expect(tell).toHaveBeenLastCalledWith({ key: second.id, revision: 1 });
    expect(await kept(second.id)).toMatchObject({ revision: 1, document: { name: 'Later' } });
    await replay();
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('of a document without a version is on the shelf as one of today, with its counts, and stays where it is', async () => {
    store('wheelConfig', first);
    await replay();
    const record = await kept(first.id);
    expect(record?.document.version).toBe(1);
    expect(textsOf(record?.document)).toEqual(['Pizza', 'Ramen']);
    expect(record?.document.slices[0]?.audio?.events?.win).toMatchObject({
      trackGuid: 'bell',
    });
    expect(record?.base.totalWheelSpins).toBe(4);
    expect(record?.base.history).toMatchObject([{ itemName: 'Pizza', won: 3 }]);
    expect(JSON.parse(localStorage.getItem('wheelConfig') ?? '')).toEqual(first);
  });

  test('of version 1 is there as it was, tied to its account', async () => {
    store('wheelConfig', second);
    await replay();
    const record = await kept(second.id);
    expect(record && writeDocument(record.document)).toEqual(second);
    expect(record?.usedAt).toBe(second['wheel-definition'].updatedAt);
    expect((await shelf.cards())[0]).toMatchObject({
      name: 'Who presents?',
      state: 'unsaved',
      owner: 'email:1',
    });
  });

  test('without an id is one wheel, however often the page is opened', async () => {
    const { id: _id, ...nameless } = first;
    store('wheelConfig', nameless);
    for (const _visit of [1, 2, 3]) {
      const stage = storedWheel(() => {}).read();
      await replay();
      expect(await keys()).toEqual([stage?.id]);
    }
  });
});

describe('wheels that waited elsewhere', () => {
  test.each([
    ['wheelConfig.left', left, left.id],
    [`wheelConfig.left.${left.id}`, left, left.id],
    ['wheelConfig.aside.1762000000000', first, first.id],
    ['pendingWheel', pending, `shared:${pending.id}`],
  ])('%s is on the shelf and gone from there', async (place, wheel, key) => {
    store(place, wheel);
    await replay();
    expect(textsOf((await kept(key))?.document)).toEqual(
      wheel['wheel-definition'].slices.map(({ text }) => text),
    );
    expect(localStorage.getItem(place)).toBeNull();
  });

  test('come over all at once, each as one', async () => {
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    store('wheelConfig.aside.1', first);
    store('pendingWheel', pending);
    await replay();
    expect(await keys()).toEqual([first.id, second.id, left.id, `shared:${pending.id}`].toSorted());
    expect(Object.keys(localStorage)).toEqual(['wheelConfig']);
  });

  test.each([
    ['of a newer page', JSON.stringify(newer)],
    ['that is broken', '{broken'],
    ['that is none', '"text"'],
  ])('one %s stays where it is, word for word', async (_why, text) => {
    localStorage.setItem('wheelConfig.aside.2', text);
    await replay();
    expect(localStorage.getItem('wheelConfig.aside.2')).toBe(text);
    expect(await keys()).toEqual([]);
  });

  test('stay where they are until the shelf has them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    store('wheelConfig.left', left);
    await replay({
      ...shelf,
      change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    expect(localStorage.getItem('wheelConfig.left')).not.toBeNull();
    await replay();
    expect(localStorage.getItem('wheelConfig.left')).toBeNull();
    expect(await keys()).toEqual([left.id]);
  });

  test('are shown and stay where they are when the shelf ends with the page', async () => {
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    const memory = memoryShelf();
    await replay(memory);
    expect(localStorage.getItem('wheelConfig.left')).not.toBeNull();
    expect((await memory.cards()).map(({ key }) => key)).toEqual([second.id, left.id]);
  });

  test('that the shelf cannot take are no reason to leave the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    const change: Shelf['change'] = async (key, make) => {
      if (key === second.id) throw new DOMException('full', 'QuotaExceededError');
      return shelf.change(key, make);
    };
    await replay({ ...shelf, change });
    expect(await keys()).toEqual([left.id]);
  });
});

describe('moving over twice', () => {
  test('does nothing the second time', async () => {
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    await replay();
    const before = await kept(second.id);
    await replay();
    expect(await kept(second.id)).toEqual(before);
    expect(await keys()).toEqual([second.id, left.id].toSorted());
  });

  test('takes the later of two versions of a wheel', async () => {
    store('wheelConfig', second);
    await replay();
    store('wheelConfig', edited(second, { name: 'Renamed', updatedAt: 1762100600001 }));
    await replay();
    expect((await kept(second.id))?.document.name).toBe('Renamed');
    store('wheelConfig.left', second);
    await replay();
    expect((await kept(second.id))?.document.name).toBe('Renamed');
  });

  test('takes nothing that has no date over what has one', async () => {
    store('wheelConfig', second);
    await replay();
    store('wheelConfig.left', edited(second, { name: 'Older', updatedAt: undefined }));
    await replay();
    expect((await kept(second.id))?.document.name).toBe('Who presents?');
  });
});

describe('what a page noted before it ended', () => {
  /** A page that dies with its last changes in the journal alone. */
  const die = (wheel: Wheel, work: (state: () => WheelState, settle: () => void) => void) => {
    const store = createWheelStore();
    store.getState().replaceWheel(wheel);
    const page = openJournal();
    store.subscribe((now, before) => {
      page.note(now, before);
      page.write();
    });
    work(store.getState, () => page.settle(store.getState().wheel, store.getState().log.entries));
  };
  const wheel = wheelWith('Tea', 'Milk', 'Cake');
  const key = wheel.id ?? '';
  const [tea, milk] = wheel.slices.map(({ guid }) => guid) as [string, string];

  test('is in the library from then on, once, with its results', async () => {
    die(wheel, (state) => {
      state().addSlice('Pie');
      state().record(winsOf(state().wheel, state().wheel.slices.slice(0, 1)));
    });
    for (const _visit of [1, 2]) await replay();
    expect(textsOf((await kept(key))?.document)).toEqual(['Tea', 'Milk', 'Cake', 'Pie']);
    expect((await shelf.read(key))?.rows).toHaveLength(1);
    expect((await kept(key))?.base.totalWheelSpins).toBe(0);
    expect(readNotes(journal, '')).toEqual([]);
  });

  test('is merged with what another tab has stored since: edits, removals and their order', async () => {
    await shelf.change(key, () => ({ record: newRecord(wheel) }));
    die(wheel, (state, settle) => {
      state().edit(nameWheel('Drinks', ''));
      settle();
      state().removeSlice(milk);
      state().addSlice('Pie');
    });
    const others = addSlice('Soup')(renameSlice(tea, 'Green tea')(wheel));
    await shelf.change(key, (record) => record && { record: { ...record, document: others } });
    await replay();
    expect(textsOf((await kept(key))?.document)).toEqual(['Green tea', 'Cake', 'Pie', 'Soup']);
  });

  test('that the library has already changes nothing, nor that it is saved', async () => {
    const record = newRecord({ ...wheel, cloudSaved: true, cloudSavedAt: 1 });
    die(record.document, (state) => {
      state().addSlice('Pie');
      record.document = { ...state().wheel, cloudSaved: true, cloudSavedAt: 2 };
    });
    await shelf.change(key, () => ({ record }));
    await replay();
    expect((await kept(key))?.document).toEqual(record.document);
  });

  test('stays noted where the shelf ends with the page', async () => {
    die(wheel, (state) => state().addSlice('Pie'));
    const memory = memoryShelf();
    await replay(memory);
    expect(await memory.cards()).toHaveLength(1);
    expect(readNotes(journal, '')).toHaveLength(1);
  });

  test.each([
    ['deleted since then stays deleted', Number.MAX_SAFE_INTEGER, true],
    ['deleted before it comes back', 1, false],
  ])('of a wheel that was %s', async (_what, deletedAt, isDeleted) => {
    await shelf.change(key, () => ({ record: { ...newRecord(wheel), deletedAt } }));
    die(wheel, (state) => state().addSlice('Pie'));
    await replay();
    expect((await kept(key))?.deletedAt !== undefined).toBe(isDeleted);
  });
});

test('results that an earlier version left behind are counted once, with what was before them', async () => {
  store('wheelConfig', first);
  store('wheelConfig.spins', spins);
  for (const _visit of [1, 2]) await replay(shelf, storedWheel(() => {}).read());
  const found = await shelf.read(first.id);
  expect(found?.rows.map(({ id }) => id).toSorted()).toEqual(spins.map(({ entry }) => entry.id).toSorted());
  expect(found?.record.base.totalWheelSpins).toBe(2);
  expect(localStorage.getItem('wheelConfig.spins')).toBeNull();
});
