import { writeDocument } from '../wheel/document/wire-format';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { memoryShelf } from './memory-shelf';
import { moveOver } from './move-over';
import { openShelf, type Shelf } from './shelf';
import pending from './testing/fixtures/pending-wheel.json';
import first from './testing/fixtures/wheel-config-0.json';
import second from './testing/fixtures/wheel-config-1.json';
import newer from './testing/fixtures/wheel-config-aside-newer.json';
import left from './testing/fixtures/wheel-config-left.json';

let shelf: Shelf;
const tell = vi.fn();
const store = (key: string, wheel: object) => localStorage.setItem(key, JSON.stringify(wheel));
const textsOf = (wheel: Wheel | undefined) => wheel?.slices.map(({ text }) => text);
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
    await moveOver(shelf, tell);
    expect(tell).toHaveBeenLastCalledWith({ key: second.id, revision: 0 });
    const { updatedAt } = second['wheel-definition'];
    store('wheelConfig', edited(second, { name: 'Later', updatedAt: updatedAt + 1 }));
    await moveOver(shelf, tell);
    expect(tell).toHaveBeenLastCalledWith({ key: second.id, revision: 1 });
    expect(await kept(second.id)).toMatchObject({ revision: 1, document: { name: 'Later' } });
    await moveOver(shelf, tell);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('of a document without a version is on the shelf as one of today, with its counts, and stays where it is', async () => {
    store('wheelConfig', first);
    await moveOver(shelf, tell);
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
    await moveOver(shelf, tell);
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
      await moveOver(shelf, tell);
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
    await moveOver(shelf, tell);
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
    await moveOver(shelf, tell);
    expect(await keys()).toEqual([first.id, second.id, left.id, `shared:${pending.id}`].toSorted());
    expect(Object.keys(localStorage)).toEqual(['wheelConfig']);
  });

  test.each([
    ['of a newer page', JSON.stringify(newer)],
    ['that is broken', '{broken'],
    ['that is none', '"text"'],
  ])('one %s stays where it is, word for word', async (_why, text) => {
    localStorage.setItem('wheelConfig.aside.2', text);
    await moveOver(shelf, tell);
    expect(localStorage.getItem('wheelConfig.aside.2')).toBe(text);
    expect(await keys()).toEqual([]);
  });

  test('stay where they are until the shelf has them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    store('wheelConfig.left', left);
    await moveOver(
      {
        ...shelf,
        change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      },
      tell,
    );
    expect(localStorage.getItem('wheelConfig.left')).not.toBeNull();
    await moveOver(shelf, tell);
    expect(localStorage.getItem('wheelConfig.left')).toBeNull();
    expect(await keys()).toEqual([left.id]);
  });

  test('are shown and stay where they are when the shelf ends with the page', async () => {
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    const memory = memoryShelf();
    await moveOver(memory, tell);
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
    await moveOver({ ...shelf, change }, tell);
    expect(await keys()).toEqual([left.id]);
  });
});

describe('moving over twice', () => {
  test('does nothing the second time', async () => {
    store('wheelConfig', second);
    store('wheelConfig.left', left);
    await moveOver(shelf, tell);
    const before = await kept(second.id);
    await moveOver(shelf, tell);
    expect(await kept(second.id)).toEqual(before);
    expect(await keys()).toEqual([second.id, left.id].toSorted());
  });

  test('takes the later of two versions of a wheel', async () => {
    store('wheelConfig', second);
    await moveOver(shelf, tell);
    store('wheelConfig', edited(second, { name: 'Renamed', updatedAt: 1762100600001 }));
    await moveOver(shelf, tell);
    expect((await kept(second.id))?.document.name).toBe('Renamed');
    store('wheelConfig.left', second);
    await moveOver(shelf, tell);
    expect((await kept(second.id))?.document.name).toBe('Renamed');
  });

  test('takes nothing that has no date over what has one', async () => {
    store('wheelConfig', second);
    await moveOver(shelf, tell);
    store('wheelConfig.left', edited(second, { name: 'Older', updatedAt: undefined }));
    await moveOver(shelf, tell);
    expect((await kept(second.id))?.document.name).toBe('Who presents?');
  });
});
