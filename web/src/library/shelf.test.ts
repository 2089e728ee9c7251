import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newWheel } from '../wheel/document/new-wheel';
import { winOf } from '../wheel/testing/wins';
import { openShelf, type Shelf } from './shelf';
import { type EntryRow, newRecord, type WheelRecord } from './wheel-record';

let told: string[];
const open = () => openShelf((trouble) => told.push(trouble));
const recordOf = (more: Partial<WheelRecord> = {}): WheelRecord => ({ ...newRecord(newWheel()), ...more });
const rowOf = (key: string, place: number): EntryRow => {
  const entry = winOf(`slice ${place}`, place);
  return { key, id: entry.id, entry };
};
const put = (shelf: Shelf, record: WheelRecord, rows: readonly EntryRow[] = []) =>
  shelf.change(record.key, () => ({ record, rows }));

/** Makes the next write of this entry run out of space, after the writes before it in the same transaction. */
function runOutAt(id: string): void {
  const usual = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    value,
    key,
  ) {
    const request = usual.call(this, value, key);
    const transaction = this.transaction as IDBTransaction & { _abort(name: string): void };
    if (value.id === id) queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return request;
  });
}

beforeEach(() => {
  told = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['a database', open],
  [
    'memory, where the browser has no database',
    () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.stubGlobal('indexedDB', undefined);
      return open();
    },
  ],
])('a shelf in %s', (_where, openOne) => {
  test('gives back what was put there, and nothing for a place that is empty', async () => {
    const shelf = await openOne();
    const record = recordOf();
    const rows = [rowOf(record.key, 1), rowOf(record.key, 2)];
    const written = { ...record, unsent: true };
    expect(await put(shelf, record, rows)).toEqual(written);
    const kept = await shelf.read(record.key);
    expect(kept?.record).toEqual(written);
    expect(kept?.rows.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await shelf.read('elsewhere')).toBeNull();
  });

  test('finds a wheel with results that the account lacks by its card, and keeps a save that follows another', async () => {
    const shelf = await openOne();
    const record = recordOf();
    const save = { id: '1', by: 'email:1', document: record.document, editedAt: 1 };
    const pending = { ...save, problem: { status: 0 }, next: { ...save, id: '2' } };
    await put(shelf, { ...record, pending }, [{ ...rowOf(record.key, 1), seq: 1 }]);
    expect(await shelf.card(record.key)).toMatchObject({ state: 'waiting', unsent: false });
    expect((await shelf.read(record.key))?.record.pending).toEqual(pending);
    await put(shelf, record, [rowOf(record.key, 2)]);
    expect(await shelf.card(record.key)).toMatchObject({ state: 'here', unsent: true });
    expect(await shelf.card('elsewhere')).toBeNull();
  });

  test('reads and writes in one go: of many changes at once none is lost', async () => {
    const shelf = await openOne();
    const record = recordOf();
    await put(shelf, record);
    const count = (before: WheelRecord | null) =>
      before && { record: { ...before, revision: before.revision + 1 } };
    await Promise.all(Array.from({ length: 20 }, () => shelf.change(record.key, count)));
    expect((await shelf.read(record.key))?.record.revision).toBe(20);
  });

  test('leaves a wheel as it is when there is no change', async () => {
    const shelf = await openOne();
    const record = recordOf();
    await put(shelf, record);
    expect(await shelf.change(record.key, () => null)).toEqual(record);
    expect(await shelf.change('elsewhere', () => null)).toBeNull();
    expect(await shelf.cards()).toHaveLength(1);
  });

  test('replaces an entry by the same with its number, and drops those that are only counted', async () => {
    const shelf = await openOne();
    const record = recordOf();
    const [one, two] = [rowOf(record.key, 1), rowOf(record.key, 2)];
    await put(shelf, record, [one, two]);
    await shelf.change(record.key, () => ({ record, rows: [{ ...one, seq: 7 }], dropped: [two.id] }));
    expect((await shelf.read(record.key))?.rows).toEqual([{ ...one, seq: 7 }]);
  });

  test('lists its wheels, and forgets one with its results', async () => {
    const shelf = await openOne();
    const [stays, goes] = [recordOf(), recordOf()];
    await put(shelf, stays, [rowOf(stays.key, 1)]);
    await put(shelf, goes, [rowOf(goes.key, 1)]);
    expect((await shelf.cards()).map(({ key }) => key).toSorted()).toEqual([stays.key, goes.key].toSorted());
    await shelf.remove(goes.key);
    expect((await shelf.cards()).map(({ key }) => key)).toEqual([stays.key]);
    await put(shelf, goes);
    expect((await shelf.read(goes.key))?.rows).toEqual([]);
    expect((await shelf.read(stays.key))?.rows).toHaveLength(1);
  });

  test('keeps a wheel that is no longer what was meant to be removed', async () => {
    const shelf = await openOne();
    const { deletedAt: _none, ...record } = recordOf();
    const isDeleted = ({ deletedAt }: { deletedAt?: number }) => deletedAt !== undefined;
    await put(shelf, { ...record, deletedAt: 1 }, [rowOf(record.key, 1)]);
    await put(shelf, record); // brought back by another tab
    expect(await shelf.remove(record.key, isDeleted)).toBe(false);
    expect((await shelf.read(record.key))?.rows).toHaveLength(1);
    await put(shelf, { ...record, deletedAt: 1 });
    expect(await shelf.remove(record.key, isDeleted)).toBe(true);
    expect(await shelf.read(record.key)).toBeNull();
    expect(await shelf.remove(record.key, isDeleted)).toBe(true);
  });
});

test('a browser without a database is said once, and its wheels do not outlive the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
  expect((await open()).isLasting).toBe(false);
  expect(told).toEqual(['memory']);
});

test('what one page has kept, the next one finds', async () => {
  const record = recordOf();
  await put(await open(), record);
  const shelf = await open();
  expect(shelf.isLasting).toBe(true);
  expect((await shelf.read(record.key))?.record).toEqual(record);
});

describe('a record that cannot be read', () => {
  const store = async (value: object) => (await openDB('wheelwright', 1)).put('wheels', value);
  const stored = async (key: string) => (await openDB('wheelwright', 1)).get('wheels', key);

  test.each([
    ['is broken', { key: 'odd', form: 1, document: 'none' }],
    ['was written by a newer page', { ...recordOf({ key: 'odd' }), form: 2 }],
    [
      'has a document of a newer version',
      { ...recordOf({ key: 'odd' }), document: { ...newWheel(), version: 99 } },
    ],
  ])('because it %s is left alone, and the others are there', async (_why, odd) => {
    const shelf = await open();
    const record = recordOf();
    await put(shelf, record);
    await store(odd);
    expect(await shelf.read('odd')).toBeNull();
    const change = vi.fn(() => ({ record: recordOf({ key: 'odd' }) }));
    expect(await shelf.change('odd', change)).toBeNull();
    expect(change).not.toHaveBeenCalled();
    expect(await stored('odd')).toEqual(odd);
    expect((await shelf.cards()).map(({ key }) => key)).toEqual([record.key]);
    expect((await shelf.read(record.key))?.record).toEqual(record);
  });

  test('is no reason to lose the results beside a broken one', async () => {
    const shelf = await open();
    const record = recordOf();
    const row = rowOf(record.key, 1);
    await put(shelf, record, [row]);
    await (await openDB('wheelwright', 1)).put('spins', { key: record.key, id: 'odd', entry: 7 });
    expect((await shelf.read(record.key))?.rows).toEqual([row]);
  });
});

describe('a database that is full', () => {
  test('has written nothing of the whole change, says so once, and takes it all later', async () => {
    const shelf = await open();
    const record = recordOf();
    await put(shelf, record);
    const rows = [1, 2, 3].map((place) => rowOf(record.key, place));
    const changed = { ...record, revision: 1 };
    runOutAt(rows[1]?.id ?? '');
    await expect(put(shelf, changed, rows)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(told).toEqual(['full']);
    expect(await shelf.read(record.key)).toEqual({ record, rows: [] });

    vi.restoreAllMocks();
    await put(shelf, changed, rows);
    const kept = await shelf.read(record.key);
    expect(kept?.record.revision).toBe(1);
    expect(kept?.rows).toHaveLength(3);
    expect(told).toEqual(['full']);
  });

  test('what cannot be stored at all takes nothing else along', async () => {
    const shelf = await open();
    const record = recordOf();
    await put(shelf, record);
    const odd = { ...rowOf(record.key, 2), entry: () => {} } as unknown as EntryRow;
    await expect(put(shelf, { ...record, revision: 1 }, [rowOf(record.key, 1), odd])).rejects.toThrow();
    expect(await shelf.read(record.key)).toEqual({ record, rows: [] });
  });
});

/** An event as fake-indexeddb takes it. */
const closeEvent = () => Object.assign(new IDBVersionChangeEvent('close'), { type: 'close' });

describe('a connection that the browser drops', () => {
  /** As browsers do it: open transactions are aborted, and a page that listens is told. */
  const followed = () => {
    const databases: IDBDatabase[] = [];
    const usual = IDBFactory.prototype.open;
    const spy = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function open(
      this: IDBFactory,
      ...how
    ) {
      const request = usual.apply(this, how);
      request.addEventListener('success', () => databases.push(request.result as IDBDatabase));
      return request;
    });
    return { databases, spy };
  };

  test.each(['with an event', 'without a word'])('%s is opened again', async (how) => {
    const { databases } = followed();
    const shelf = await open();
    const record = recordOf();
    await put(shelf, record);
    databases[0]?.close();
    if (how === 'with an event') databases[0]?.dispatchEvent(closeEvent());
    expect((await shelf.read(record.key))?.record).toEqual(record);
    databases[1]?.close();
    await put(shelf, { ...record, revision: 7 });
    databases[2]?.close();
    expect(await shelf.cards()).toHaveLength(1);
    databases[3]?.close();
    expect(await shelf.remove(record.key)).toBe(true);
    expect(databases).toHaveLength(5);
    expect(told).toEqual([]);
  });

  test('in the middle of a transaction repeats it: it is written once', async () => {
    const { databases } = followed();
    const shelf = await open();
    const record = recordOf();
    let calls = 0;
    await shelf.change(record.key, (before) => {
      calls += 1;
      if (calls === 1) {
        databases[0]?.close();
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      }
      return { record: { ...record, revision: (before?.revision ?? 0) + 1 } };
    });
    expect(calls).toBe(2);
    expect((await shelf.read(record.key))?.record.revision).toBe(1);
  });

  test('and that cannot be opened again is told, and used again as soon as it can', async () => {
    const { databases, spy } = followed();
    const shelf = await open();
    databases[0]?.close();
    spy.mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    await expect(put(shelf, recordOf())).rejects.toThrow('lost');
    expect(told).toEqual(['lost']);
    spy.mockRestore();
    await put(shelf, recordOf());
    expect(await shelf.cards()).toHaveLength(1);
  });

  test('an error of the caller is no reason to repeat', async () => {
    const shelf = await open();
    const change = vi.fn(() => {
      throw new TypeError('wrong');
    });
    await expect(shelf.change('w', change)).rejects.toThrow('wrong');
    expect(change).toHaveBeenCalledOnce();
  });
});
