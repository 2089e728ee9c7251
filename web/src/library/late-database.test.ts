import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWheel } from '../wheel/document/new-wheel';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { addSlice, nameWheel } from '../wheel/edits/edits';
import { keepWheel } from '../wheel/keeping/keep-wheel';
import { winsOf } from '../wheel/keeping/spin-log';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { winOf } from '../wheel/testing/wins';
import { openLibrary, startLibrary } from './library';
import { openShelf } from './shelf';
import { newRecord, rowOf } from './wheel-record';

let told: string[];
let stops: (() => void)[];

beforeEach(() => {
  told = [];
  stops = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  // fake-indexeddb has timers of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops.reverse()) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The database opens from now on only after `release`. */
function holdDatabase(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const usual = IDBFactory.prototype.open;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function open(this: IDBFactory, ...how) {
    const request = usual.apply(this, how);
    const listen = request.addEventListener.bind(request) as (
      kind: string,
      take: (event: Event) => void,
    ) => void;
    Object.assign(request, {
      addEventListener: (kind: string, take: (event: Event) => void) =>
        listen(kind, kind === 'success' ? (event) => void promise.then(() => take(event)) : take),
    });
    return request;
  });
  return resolve;
}

const textsOf = (wheel?: { slices: readonly { text: string }[] }) => wheel?.slices.map(({ text }) => text);

test('a database that opens late gets the wheels of the visit, and none of its own is lost', async () => {
  const earlier = await openShelf(() => {});
  const before = addSlice('Milk')(addSlice('Tea')(nameWheel('Mine', '')(newWheel())));
  const elsewhere = { ...before, updatedAt: (before.updatedAt ?? 0) + 1, name: 'Renamed in another tab' };
  const win = winOf('Tea', 1);
  const record = newRecord(elsewhere);
  await earlier.change(record.key, () => ({
    record: { ...record, revision: 9 },
    rows: [rowOf(record.key, win)],
  }));
  const other = newRecord(nameWheel('Other', '')(newWheel()));
  await earlier.change(other.key, () => ({ record: other }));

  const release = holdDatabase();
  wheelStore.getState().replaceWheel(before);
  stops.push(
    keepWheel(
      wheelStore,
      storedWheel(() => {}),
    ),
  );
  const starting = startLibrary((trouble) => told.push(trouble));
  await vi.advanceTimersByTimeAsync(4000);
  stops.push(await starting);
  const library = await openLibrary();
  expect(library.isLasting).toBe(false);
  wheelStore.getState().addSlice('Cake');
  const added = await library.add(nameWheel('Added meanwhile', '')(newWheel()));
  expect(told).toEqual([]);

  const listed = vi.fn();
  stops.push(library.follow(listed));
  release();
  await expect.poll(() => listed.mock.calls).toContainEqual(['']);
  expect(library.isLasting).toBe(true);
  await expect
    .poll(async () => (await library.cards()).map(({ name }) => name).toSorted())
    .toEqual(['Added meanwhile', 'Other', 'Renamed in another tab']);
  wheelStore.getState().addSlice('Soup');
  await library.flush();
  const lasting = await openShelf(() => {});
  const kept = await lasting.read(keyOfWheel(before));
  expect(textsOf(kept?.record.document)).toEqual(['Tea', 'Milk', 'Cake', 'Soup']);
  expect(kept?.rows.map(({ id }) => id)).toEqual([win.id]);
  expect(await lasting.card(added)).not.toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('wheelJournal'))).toEqual([]);
  expect(told).toEqual([]);
});

test('a wheel deleted before the database opened stays deleted in it', async () => {
  const earlier = await openShelf(() => {});
  const wheel = addSlice('Tea')(nameWheel('Mine', '')(newWheel()));
  const record = newRecord(wheel);
  await earlier.change(record.key, () => ({ record }));

  const release = holdDatabase();
  const page = await import('./library');
  const starting = page.startLibrary((trouble) => told.push(trouble));
  await vi.advanceTimersByTimeAsync(4000);
  stops.push(await starting);
  const library = await page.openLibrary();
  const key = await library.add(wheel);
  await library.remove(key);
  const listed = vi.fn();
  stops.push(library.follow(listed));
  release();
  await expect.poll(() => listed.mock.calls).toContainEqual(['']);
  expect((await library.cards()).map(({ name }) => name)).not.toContain('Mine');
  await library.bringBack(key);
  expect((await library.cards()).map(({ name }) => name)).toContain('Mine');
});

test('a win before the database opened is in it, and no longer noted', async () => {
  const release = holdDatabase();
  const page = await import('./library');
  const { wheelStore: store } = await import('../wheel/store');
  const { keepWheel: keep } = await import('../wheel/keeping/keep-wheel');
  store.getState().replaceWheel(addSlice('Tea')(newWheel()));
  stops.push(
    keep(
      store,
      storedWheel(() => {}),
    ),
  );
  const starting = page.startLibrary(() => {});
  await vi.advanceTimersByTimeAsync(4000);
  stops.push(await starting);
  const { wheel } = store.getState();
  store.getState().record(winsOf(wheel, wheel.slices));
  const library = await page.openLibrary();
  const listed = vi.fn();
  stops.push(library.follow(listed));
  release();
  await expect.poll(() => listed.mock.calls).toContainEqual(['']);
  expect((await library.read(keyOfWheel(wheel)))?.rows).toHaveLength(1);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('wheelJournal'))).toEqual([]);
});

test('one that doesn’t open for long is told, and told to be back', async () => {
  const release = holdDatabase();
  const library = await import('./library');
  const starting = library.startLibrary((trouble) => told.push(trouble));
  await vi.advanceTimersByTimeAsync(4000);
  stops.push(await starting);
  await vi.advanceTimersByTimeAsync(15_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['memory']);
  release();
  await expect.poll(() => told).toEqual(['memory', 'kept']);
});
