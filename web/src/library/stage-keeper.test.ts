import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { keepWheel } from '../wheel/keeping/keep-wheel';
import { resultsOf, winsOf } from '../wheel/keeping/spin-log';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { forgetUnkept, unkeptBaseOf, unkeptOf } from '../wheel/keeping/unkept-spins';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { winOf } from '../wheel/testing/wins';
import { moveOver } from './move-over';
import { openShelf, type Shelf } from './shelf';
import { keepStage } from './stage-keeper';
import type { Tabs } from './tabs';
import { memoryTabs } from './testing/memory-tabs';
import { newRecord, type WheelRecord } from './wheel-record';

let shelf: Shelf;
let newTabs: () => Tabs;
const opened: (() => void)[] = [];

const wheelWith = (...texts: string[]): Wheel => {
  const wheel = newWheel();
  return { ...wheel, slices: texts.map((text) => sliceOf({ text })) };
};
const textsOf = ({ slices }: Wheel) => slices.map(({ text }) => text);

/** A tab with this wheel on its stage. */
async function openTab(wheel: Wheel, on = shelf, store = createWheelStore()) {
  store.getState().replaceWheel(wheel);
  const keeper = await keepStage({
    store,
    shelf: on,
    tabs: newTabs(),
    unkept: unkeptOf,
    unkeptBase: unkeptBaseOf,
    forget: forgetUnkept,
  });
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

function spin(store: WheelStore): void {
  const { wheel } = store.getState();
  store.getState().record(winsOf(wheel, wheel.slices.slice(0, 1)));
}

type OpenTab = Awaited<ReturnType<typeof openTab>>;

/** Until no tab has anything left to tell the other. */
async function settle(...tabs: OpenTab[]): Promise<void> {
  for (const _round of [1, 2, 3])
    for (const { keeper } of tabs) {
      await keeper.flush();
      await keeper.settled();
    }
}

const keptOf = async (wheel: Wheel) => shelf.read(wheel.id ?? '');

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

describe('the stage and the shelf', () => {
  test('a wheel that is only looked at leaves nothing on the shelf; the first change puts it there', async () => {
    const wheel = wheelWith('Pizza');
    const tab = await openTab(wheel);
    await tab.keeper.flush();
    expect(await keptOf(wheel)).toBeNull();
    tab.add('Ramen');
    tab.spin();
    await tab.keeper.flush();
    const kept = await keptOf(wheel);
    expect(textsOf(kept?.record.document as Wheel)).toEqual(['Pizza', 'Ramen']);
    expect(kept?.rows).toHaveLength(1);
  });

  test('a wheel of the shelf comes with all its results, also those that came while it was on no stage', async () => {
    const wheel = wheelWith('Pizza');
    const entry = winOf(wheel.slices[0]?.guid ?? '', 1);
    const record = newRecord(wheel);
    await shelf.change(record.key, () => ({ record, rows: [{ key: record.key, id: entry.id, entry }] }));
    const tab = await openTab(wheelWith('Other'));
    const kept = await keptOf(wheel);
    if (kept) tab.keeper.show(kept);
    expect(tab.spins()).toBe(1);
  });

  test('the wheel that leaves the stage keeps its last change', async () => {
    const wheel = wheelWith('Pizza');
    const tab = await openTab(wheel);
    tab.add('Ramen');
    tab.store.getState().replaceWheel(wheelWith('Other'));
    await tab.keeper.flush();
    expect(textsOf((await keptOf(wheel))?.record.document as Wheel)).toEqual(['Pizza', 'Ramen']);
  });

  test('a keeper that could not start watches nothing', async () => {
    const change = vi.spyOn(shelf, 'change');
    const read = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    const store = createWheelStore();
    await expect(openTab(wheelWith('Pizza'), { ...shelf, read }, store)).rejects.toThrow('broken');
    store.getState().addSlice('Ramen');
    await keptOf(store.getState().wheel);
    expect(change).not.toHaveBeenCalled();
  });

  test('what a full browser could not keep goes with the next change', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const wheel = wheelWith('Pizza');
    let isFull = true;
    const change: Shelf['change'] = async (...how) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return shelf.change(...how);
    };
    const tab = await openTab(wheel, { ...shelf, change });
    tab.add('Ramen');
    tab.spin();
    await tab.keeper.flush();
    expect(await keptOf(wheel)).toBeNull();
    isFull = false;
    tab.add('Soup');
    await tab.keeper.flush();
    const kept = await keptOf(wheel);
    expect(textsOf(kept?.record.document as Wheel)).toEqual(['Pizza', 'Ramen', 'Soup']);
    expect(kept?.rows).toHaveLength(1);
  });
});

describe('two tabs with one wheel', () => {
  const openTwo = async () => {
    const wheel = wheelWith('Pizza');
    const one = await openTab(wheel);
    one.add('Ramen');
    await settle(one);
    const other = await openTab(wheel);
    await settle(one, other);
    return { wheel, one, other };
  };

  test('show the same', async () => {
    const { one, other } = await openTwo();
    expect(other.texts()).toEqual(['Pizza', 'Ramen']);
    other.add('Soup');
    other.spin();
    await settle(one, other);
    expect(one.texts()).toEqual(['Pizza', 'Ramen', 'Soup']);
    expect(one.spins()).toBe(1);
  });

  test('keep the edits of both when they are made at once', async () => {
    const { wheel, one, other } = await openTwo();
    one.add('Soup');
    other.add('Salad');
    one.spin();
    other.spin();
    await settle(one, other);
    for (const { texts } of [one, other])
      expect(texts().toSorted()).toEqual(['Pizza', 'Ramen', 'Salad', 'Soup']);
    for (const { spins } of [one, other]) expect(spins()).toBe(2);
    const document = (await keptOf(wheel))?.record.document as Wheel;
    expect(textsOf(document)).toEqual(one.texts());
  });

  test('undo in one takes back its own edit, not the other’s, and no result', async () => {
    const { one, other } = await openTwo();
    one.add('Soup');
    other.spin();
    await settle(one, other);
    other.add('Salad');
    one.spin();
    await settle(one, other);
    one.store.getState().undo();
    await settle(one, other);
    for (const { texts, spins } of [one, other]) {
      expect(texts()).toEqual(['Pizza', 'Ramen', 'Salad']);
      expect(spins()).toBe(2);
    }
    one.store.getState().redo();
    await settle(one, other);
    expect(other.texts().toSorted()).toEqual(['Pizza', 'Ramen', 'Salad', 'Soup']);
  });

  test('a clearing in one keeps what the other won unseen, and can be undone', async () => {
    const { one, other } = await openTwo();
    one.spin();
    await settle(one, other);
    one.store.getState().clear('clear');
    other.spin();
    await settle(one, other);
    const won = ({ store }: OpenTab) => store.getState().wheel.results.history?.map((entry) => entry.won);
    for (const tab of [one, other]) expect(won(tab)).toEqual([1]);
    one.store.getState().undo();
    await settle(one, other);
    for (const tab of [one, other]) expect(won(tab)).toEqual([2]);
  });

  test('an edit that meets the mark of a save is not in the cloud, whichever comes first', async () => {
    const { wheel, one, other } = await openTwo();
    const mark = (record: WheelRecord | null) => {
      if (!record) return null;
      const document = { ...record.document, cloudSaved: true, cloudSavedAt: 7 };
      return { record: { ...record, document, revision: record.revision + 1 } };
    };
    const marking = shelf.change(wheel.id ?? '', mark);
    one.add('Soup');
    await marking;
    await settle(one, other);
    expect((await keptOf(wheel))?.record.document).toMatchObject({ cloudSaved: false, cloudSavedAt: 7 });
    for (const { store } of [one, other]) expect(store.getState().wheel.cloudSaved).toBe(false);
  });

  test('edits of both at the same moment are later than either', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1);
    const { wheel, one, other } = await openTwo();
    one.add('Soup');
    other.add('Salad');
    const edited = one.store.getState().wheel.updatedAt ?? 0;
    await settle(one, other);
    expect((await keptOf(wheel))?.record.document.updatedAt).toBeGreaterThan(edited);
  });

  test('a wheel that was deleted in one comes back with an edit in the other', async () => {
    const { wheel, one, other } = await openTwo();
    await shelf.change(
      wheel.id ?? '',
      (record) => record && { record: { ...record, deletedAt: 1, revision: record.revision + 1 } },
    );
    other.add('Soup');
    await settle(one, other);
    expect((await keptOf(wheel))?.record.deletedAt).toBeUndefined();
  });

  test('a wheel that was forgotten in one comes back with all its results', async () => {
    const { wheel, one, other } = await openTwo();
    one.spin();
    await settle(one, other);
    await shelf.remove(wheel.id ?? '');
    other.spin();
    await settle(one, other);
    expect((await keptOf(wheel))?.rows).toHaveLength(2);
  });

  test('count a result once that the base counts from now on', async () => {
    const { wheel, one, other } = await openTwo();
    one.spin();
    await settle(one, other);
    other.spin();
    await settle(one, other);
    const [first] = one.store.getState().log.entries;
    const revision = 100;
    await shelf.change(wheel.id ?? '', (record) => {
      if (!record || !first) return null;
      const base = resultsOf({ base: record.base, entries: [first] });
      return { record: { ...record, base, revision }, dropped: [first.id] };
    });
    newTabs().tell({ key: wheel.id ?? '', revision });
    await settle(one, other);
    for (const { spins } of [one, other]) expect(spins()).toBe(2);
    one.spin();
    await settle(one, other);
    for (const { spins } of [one, other]) expect(spins()).toBe(3);
    expect((await keptOf(wheel))?.rows).toHaveLength(2);
  });

  test('a wheel that was forgotten and comes back keeps the edits of both', async () => {
    const { wheel, one, other } = await openTwo();
    one.add('Soup');
    await settle(one, other);
    await shelf.remove(wheel.id ?? '');
    one.add('Salad');
    await settle(one, other);
    expect(other.texts()).toEqual(['Pizza', 'Ramen', 'Soup', 'Salad']);
    other.add('Bread');
    await settle(one, other);
    const document = (await keptOf(wheel))?.record.document as Wheel;
    expect(textsOf(document)).toEqual(['Pizza', 'Ramen', 'Soup', 'Salad', 'Bread']);
  });

  test('what another tab writes behind a write of this one is followed, even if the news comes before its end', async () => {
    const wheel = wheelWith('Pizza');
    let end = () => {};
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    const change: Shelf['change'] = async (...args) => {
      const record = await shelf.change(...args);
      await isOver;
      return record;
    };
    const slow = await openTab(wheel, { ...shelf, change });
    slow.add('Dumplings');
    await vi.waitFor(async () => expect(await keptOf(wheel)).not.toBeNull());
    const other = await openTab(slow.store.getState().wheel);
    other.add('Gnocchi');
    await other.keeper.flush();
    // Reads are answered in their order: one that the news has begun is over by then.
    await keptOf(wheel);
    await keptOf(wheel);
    end();
    await settle(slow, other);
    expect(slow.texts()).toEqual(['Pizza', 'Dumplings', 'Gnocchi']);
  });

  test('follow each other again after the shelf could not be read once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { wheel, other } = await openTwo();
    let isBroken = false;
    const read: Shelf['read'] = async (key) => {
      if (isBroken) throw new DOMException('broken', 'UnknownError');
      return shelf.read(key);
    };
    const tab = await openTab(wheel, { ...shelf, read });
    isBroken = true;
    other.add('Soup');
    await settle(other, tab);
    expect(tab.texts()).toEqual(['Pizza', 'Ramen']);
    isBroken = false;
    other.add('Salad');
    await settle(other, tab);
    expect(tab.texts()).toEqual(['Pizza', 'Ramen', 'Soup', 'Salad']);
  });

  test('keep both edits where one puts the wheel on the shelf after the other has looked there', async () => {
    const wheel = wheelWith('Pizza');
    const late = await openTab(wheel);
    const first = await openTab(wheel, { ...shelf });
    first.add('Gnocchi');
    late.add('Dumplings');
    await settle(first, late);
    expect(first.texts().toSorted()).toEqual(['Dumplings', 'Gnocchi', 'Pizza']);
    expect(late.texts().toSorted()).toEqual(['Dumplings', 'Gnocchi', 'Pizza']);
    expect(textsOf((await keptOf(wheel))?.record.document ?? wheel)).toHaveLength(3);
  });
});

describe('an edit before the wheel is merged with the shelf’s', () => {
  /** A shared wheel that the visitor has changed at an earlier visit. */
  const keepShared = async () => {
    const wheel: Wheel = { ...wheelWith('Pizza'), source: 'shared', updatedAt: 5 };
    const document = { ...wheel, slices: [...wheel.slices, sliceOf({ text: 'Mine' })], updatedAt: 6 };
    await shelf.change(keyOfWheel(wheel), () => ({ record: newRecord(document) }));
    return wheel;
  };
  const shelved = async (wheel: Wheel) =>
    textsOf((await shelf.read(keyOfWheel(wheel)))?.record.document as Wheel);

  test('keeps the choices that are only on the shelf', async () => {
    const wheel = await keepShared();
    const store = createWheelStore();
    let isFirst = true;
    const read: Shelf['read'] = async (key) => {
      const kept = await shelf.read(key);
      if (isFirst) store.getState().addSlice('Early');
      isFirst = false;
      return kept;
    };
    const tab = await openTab(wheel, { ...shelf, read }, store);
    await settle(tab);
    expect(await shelved(wheel)).toEqual(['Pizza', 'Early', 'Mine']);
    expect(tab.texts()).toEqual(['Pizza', 'Early', 'Mine']);
  });

  test('is kept where the owner has changed the wheel, and the visitor’s version beside it', async () => {
    const wheel = await keepShared();
    const store = createWheelStore();
    const change: Shelf['change'] = async (...how) => {
      const record = await shelf.change(...how);
      if (textsOf(store.getState().wheel).length === 1) store.getState().addSlice('Early');
      return record;
    };
    const tab = await openTab({ ...wheel, updatedAt: 9 }, { ...shelf, change }, store);
    await settle(tab);
    expect(await shelved(wheel)).toEqual(['Pizza', 'Early']);
    expect((await shelf.cards()).map(({ choices }) => choices)).toEqual([2, 2]);
  });
});

describe('a page that dies before the shelf has the results', () => {
  /** The visit ends between the mirror and the shelf, or before the library has started. */
  const die = (wheel: Wheel, work: (store: WheelStore) => void) => {
    const store = createWheelStore();
    store.getState().replaceWheel(wheel);
    const stop = keepWheel(
      store,
      storedWheel(() => {}),
    );
    work(store);
    stop();
  };
  /** The next visit, as the page starts. */
  const visit = async () => {
    await moveOver(shelf, () => {});
    const tab = await openTab(storedWheel(() => {}).read() as Wheel);
    await settle(tab);
    return tab;
  };

  test.each([
    ['was on the shelf already', true],
    ['was not on the shelf yet', false],
  ])('leaves them to the next visit, which counts them once: the wheel %s', async (_when, isKept) => {
    const wheel = wheelWith('Pizza');
    if (isKept) await shelf.change(wheel.id ?? '', () => ({ record: newRecord(wheel) }));
    die(wheel, (store) => {
      spin(store);
      spin(store);
    });
    expect((await visit()).spins()).toBe(2);
    expect((await visit()).spins()).toBe(2);
    expect((await keptOf(wheel))?.rows).toHaveLength(2);
    expect(unkeptOf(wheel.id ?? '')).toEqual([]);
  });

  test('leaves results from before there was a log as they were', async () => {
    const wheel = wheelWith('Pizza');
    const [slice] = wheel.slices;
    const history = [
      {
        guid: slice?.guid ?? '',
        itemName: 'Pizza',
        won: 5,
        userId: 'guest',
        by: 'Guest',
        lastWonTimestamp: 1,
      },
    ];
    const counted = { ...wheel, results: { history, totalWheelSpins: 5 } };
    die(counted, (store) => {
      spin(store);
      store.getState().clear('clear');
      spin(store);
    });
    const tab = await visit();
    expect(tab.spins()).toBe(7);
    expect(tab.store.getState().wheel.results.history).toMatchObject([{ won: 1 }]);
    expect((await visit()).spins()).toBe(7);
  });

  test('leaves them also when another wheel is on the stage by then', async () => {
    const wheel = wheelWith('Pizza');
    await shelf.change(wheel.id ?? '', () => ({ record: newRecord(wheel) }));
    die(wheel, spin);
    die(wheelWith('Other'), (store) => store.getState().addSlice('Ramen'));
    const tab = await visit();
    const kept = await keptOf(wheel);
    if (kept) tab.keeper.show(kept);
    await settle(tab);
    expect(tab.spins()).toBe(1);
    expect((await keptOf(wheel))?.rows).toHaveLength(1);
  });
});
