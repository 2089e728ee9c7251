import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { openJournal } from '../wheel/keeping/journal';
import { readNotes } from '../wheel/keeping/journal-notes';
import { keepWheel } from '../wheel/keeping/keep-wheel';
import { storedWheel, textOfWheel } from '../wheel/keeping/stored-wheel';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { winOf } from '../wheel/testing/wins';
import { replayJournal } from './replay-journal';
import type { Shelf } from './shelf';
import { arrivedOn } from './stage-keeper';
import { keptOf, openTab, settle, shelf, spin, textsOf, wheelWith } from './testing/stage-tabs';
import { newRecord } from './wheel-record';

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

  test('a wheel of the site comes to the shelf with its first edit, as a wheel of the visitor', async () => {
    const { updatedAt: _edited, ...fresh } = wheelWith('Yes', 'No');
    const wheel: Wheel = { ...fresh, source: 'cms', cmsOriginalId: 'site' };
    const tab = await openTab(wheel);
    tab.spin();
    await tab.keeper.flush();
    expect(await keptOf(wheel)).toBeNull();
    tab.add('Maybe');
    await tab.keeper.flush();
    const kept = await keptOf(wheel);
    expect(textsOf(kept?.record.document as Wheel)).toEqual(['Yes', 'No', 'Maybe']);
    expect(kept?.rows).toHaveLength(1);
    expect(kept?.record.document).not.toHaveProperty('source');
    expect(kept?.record.document).not.toHaveProperty('cmsOriginalId');
    // A wheel that is left and then edited again stays one wheel.
    tab.add('Perhaps');
    await settle(tab);
    expect((await shelf.cards()).map(({ choices }) => choices)).toEqual([4]);
    expect(tab.store.getState().wheel.source).toBe('cms');
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

test('a database that can only be read still shows its wheels', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const wheel = { ...wheelWith('Pizza'), updatedAt: 4 };
  await shelf.change(wheel.id ?? '', () => ({ record: newRecord({ ...wheel, name: 'Kept', updatedAt: 5 }) }));
  const change: Shelf['change'] = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const tab = await openTab(wheel, { ...shelf, change });
  expect(tab.store.getState().wheel.name).toBe('Kept');
});

test('a wheel that comes back has what a full browser could not keep of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const wheel = wheelWith('Pizza');
  await shelf.change(wheel.id ?? '', () => ({ record: newRecord(wheel) }));
  let isFull = true;
  const change: Shelf['change'] = async (...how) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return shelf.change(...how);
  };
  const tab = await openTab(wheelWith('Other'), { ...shelf, change });
  const comeBack = async () => {
    const kept = await keptOf(wheel);
    if (kept) tab.keeper.show(kept);
  };
  await comeBack();
  tab.add('Ramen');
  await tab.keeper.flush();
  tab.store.getState().replaceWheel(wheelWith('Other'));
  isFull = false;
  await comeBack();
  expect(tab.texts()).toEqual(['Pizza', 'Ramen']);
  await tab.keeper.flush();
  expect(textsOf((await keptOf(wheel))?.record.document as Wheel)).toEqual(['Pizza', 'Ramen']);
});

describe('an edit before the wheel is merged with the shelf’s', () => {
  /** A shared wheel that the visitor has changed at an earlier visit. */
  const keepShared = async () => {
    const wheel: Wheel = { ...wheelWith('Pizza'), source: 'shared', updatedAt: 5 };
    const document = { ...wheel, slices: [...wheel.slices, sliceOf({ text: 'Mine' })], updatedAt: 6 };
    await shelf.change(keyOfWheel(wheel), () => ({ record: newRecord(document) }));
    return wheel;
  };
  /** As the library starts while this wheel is on the stage. */
  const start = async (wheel: Wheel, store: WheelStore) => {
    const journal = openJournal();
    await replayJournal({ shelf, tell: () => {}, journal, stage: wheel });
    return openTab(wheel, shelf, store, journal);
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

  test('keeps them also where it was made before the library had started', async () => {
    const wheel = await keepShared();
    const store = createWheelStore();
    store.getState().replaceWheel(wheel);
    store.getState().addSlice('Early');
    localStorage.setItem('wheelConfig', textOfWheel(store.getState().wheel));
    const tab = await start(wheel, store);
    await settle(tab);
    expect(await shelved(wheel)).toEqual(['Pizza', 'Early', 'Mine']);
  });

  test('may take back the one before it, which the start has put on the shelf', async () => {
    const wheel = wheelWith('Pizza', 'Ramen');
    const store = createWheelStore();
    store.getState().replaceWheel(wheel);
    const [, ramen] = wheel.slices;
    const setActive = (isActive: boolean) => store.getState().setSliceActive(ramen?.guid ?? '', isActive);
    setActive(false);
    localStorage.setItem('wheelConfig', textOfWheel(store.getState().wheel));
    const opening = start(wheel, store);
    setActive(true);
    const tab = await opening;
    await settle(tab);
    expect(store.getState().wheel.slices.map(({ active }) => active)).toEqual([true, true]);
    expect((await keptOf(wheel))?.record.document.slices.map(({ active }) => active)).toEqual([true, true]);
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
      openJournal(),
    );
    work(store);
    stop();
  };
  /** The next visit, as the page starts. */
  const visit = async () => {
    const stage = storedWheel(() => {}).read() as Wheel;
    const journal = openJournal();
    await replayJournal({ shelf, tell: () => {}, journal, stage });
    const tab = await openTab(stage, shelf, createWheelStore(), journal);
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
    expect(readNotes(openJournal(), '')).toEqual([]);
  });

  test('of a spin that ended before the library had started is counted once', async () => {
    const wheel = wheelWith('Pizza');
    const [store, journal] = [createWheelStore(), openJournal()];
    store.getState().replaceWheel(wheel);
    keepWheel(
      store,
      storedWheel(() => {}),
      journal,
    );
    spin(store);
    const { undoHistory, wheel: spun } = store.getState();
    await replayJournal({ shelf, tell: () => {}, journal, stage: arrivedOn(undoHistory.snapshots, spun) });
    const tab = await openTab(wheel, shelf, store, journal);
    await settle(tab);
    expect(tab.spins()).toBe(1);
    expect((await visit()).spins()).toBe(1);
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
