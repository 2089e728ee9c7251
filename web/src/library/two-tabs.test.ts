import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { resultsOf } from '../wheel/keeping/spin-log';
import type { Shelf } from './shelf';
import {
  keptOf,
  newTabs,
  type OpenTab,
  openTab,
  settle,
  shelf,
  textsOf,
  wheelWith,
} from './testing/stage-tabs';
import type { WheelRecord } from './wheel-record';

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

  test('a result that one has heard of keeps its number in the server’s log when it writes', async () => {
    const { wheel, one } = await openTwo();
    let isSlow = false;
    const read: Shelf['read'] = (key) => (isSlow ? new Promise(() => {}) : shelf.read(key));
    const slow = await openTab(wheel, { ...shelf, read });
    await settle(one, slow);
    isSlow = true;
    one.spin();
    await one.keeper.flush();
    const [row] = (await keptOf(wheel))?.rows ?? [];
    await shelf.change(wheel.id ?? '', (record) =>
      record && row ? { record, rows: [{ ...row, seq: 7 }] } : null,
    );
    slow.add('Soup');
    await slow.keeper.flush();
    const kept = await keptOf(wheel);
    expect(textsOf(kept?.record.document as Wheel)).toContain('Soup');
    expect(kept?.rows.map(({ seq }) => seq)).toEqual([7]);
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
    // Reads are answered in order, so a read that the news has begun is finished by then.
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
