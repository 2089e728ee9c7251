import { once } from '../state/once';
import type { Wheel } from '../wheel/document/document';
import { copyOfWheel } from '../wheel/document/own-copies';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { type Edit, nameWheel } from '../wheel/edits/edits';
import { journal } from '../wheel/keeping/journal';
import { forgetNotes } from '../wheel/keeping/journal-notes';
import { logOf, type SpinLog, withLog } from '../wheel/keeping/spin-log';
import { wheelStore } from '../wheel/store';
import { askToPersist } from './persistence';
import { replayJournal } from './replay-journal';
import { type Change, openShelf, type Shelf } from './shelf';
import { arrivedOn, keepStage, keepVisitorCopy, noteUse, type StageKeeper } from './stage-keeper';
import { openTabs, type Tabs } from './tabs';
import {
  type KeptWheel,
  logOfKept,
  newRecord,
  rowOf,
  type WheelCard,
  type WheelRecord,
} from './wheel-record';

/** Every wheel that this browser keeps. A change is made to the wheel with a key, whatever is on the stage. */
export interface Library {
  /** Whether it outlives the page. */
  isLasting: boolean;
  read(key: string): Promise<KeptWheel | null>;
  /** Wheels as lists show them, the most recently used first; without deleted ones. */
  cards(): Promise<WheelCard[]>;
  /** The card of one wheel, without changes on the stage that are still being written. */
  card(key: string): Promise<WheelCard | null>;
  /** Changes the record of a wheel; everything that shows it follows. */
  change(key: string, change: (record: WheelRecord) => Change | null): Promise<WheelRecord | null>;
  /** Adds a wheel unless the library has it already. Returns its key. */
  add(document: Wheel, log?: SpinLog): Promise<string>;
  /** Puts a wheel on the stage. Returns whether it exists. */
  show(key: string): Promise<boolean>;
  /** An edit by the visitor: the cloud lacks it from then on. */
  edit(key: string, edit: Edit): Promise<void>;
  rename(key: string, name: string): Promise<void>;
  duplicate(key: string, name: string): Promise<void>;
  /** Deletes a wheel; it can be restored until the next visit. */
  remove(key: string): Promise<void>;
  bringBack(key: string): Promise<void>;
  /** Removes a wheel for good, if its record hasn't been replaced by another. */
  forget(key: string, shouldRemove?: (card: WheelCard) => boolean): Promise<void>;
  /** Resolves when all changes made on the stage are stored. */
  flush(): Promise<void>;
  /** Calls back with the key of every wheel that changes, and with '' when the library's own have come. Returns how to stop. */
  follow(take: (key: string) => void): () => void;
}

/** Keeps the wheel on the stage, from when the library starts. */
let keeping: { keeper: Promise<StageKeeper>; stop: () => void } | null = null;

type Tell = Parameters<typeof openShelf>[0];
let tellTrouble: Tell = () => {};

const theTabs = once(openTabs);

const theShelf = once(async (): Promise<Shelf> => {
  const shelf = await openShelf((trouble) => tellTrouble(trouble));
  await takeNotes(shelf);
  shelf.late
    ?.then((moveIn) => adoptDatabase(shelf, moveIn))
    .catch((error) => console.error('The database opened late and could not be used.', error));
  return shelf;
});

/** The journal's notes until now. */
async function takeNotes(shelf: Shelf): Promise<void> {
  try {
    const { wheel, undoHistory } = wheelStore.getState();
    await replayJournal({
      shelf,
      tell: theTabs().tell,
      journal,
      stage: arrivedOn(undoHistory.snapshots, wheel),
    });
    journal.isReplayed = shelf.isLasting;
  } catch (error) {
    console.error('The journal could not be replayed; it stays as it is.', error);
  }
}

/**
 * From now on the wheels are in the database. The keeper of the stage is started again: it has compared the stage with
 * the wheels in memory. What is edited in between, the new one merges.
 */
async function adoptDatabase(shelf: Shelf, moveIn: () => Promise<KeptWheel[]>): Promise<void> {
  const before = await keeping?.keeper;
  before?.stop();
  await before?.flush();
  try {
    for (const { record, rows } of await moveIn())
      journal.settle(
        record.document,
        rows.map(({ entry }) => entry),
      );
    await takeNotes(shelf);
  } finally {
    if (before) await keepOnStage(shelf);
  }
  // Lists are read again.
  theTabs().tell({ key: '', revision: 0 });
}

async function keepOnStage(shelf: Shelf): Promise<void> {
  const keeper = keepStage({ store: wheelStore, shelf, tabs: theTabs(), journal });
  const mine = { keeper, stop: () => {} };
  keeping = mine;
  try {
    mine.stop = (await keeper).stop;
  } catch (error) {
    keeping = null;
    throw error;
  }
}

/** Opened once, by the first caller. */
export const openLibrary = async (): Promise<Library> => libraryOn(await theShelf(), theTabs());

/** Stores every change on the stage from now on. Returns how to stop. */
export async function startLibrary(tell: Tell): Promise<() => void> {
  tellTrouble = tell;
  const library = await openLibrary();
  const shelf = await theShelf();
  await keepOnStage(shelf);
  void clearAway(shelf, library);
  const stopAsking = askToPersist();
  return () => {
    stopAsking();
    keeping?.stop();
    keeping = null;
  };
}

function libraryOn(shelf: Shelf, news: Tabs): Library {
  const change: Library['change'] = async (key, make) => {
    const record = await shelf.change(key, (before) => {
      const changed = before && make(before);
      return changed && { ...changed, record: { ...changed.record, revision: (before?.revision ?? 0) + 1 } };
    });
    if (record) news.tell({ key, revision: record.revision });
    await (await keeping?.keeper)?.settled();
    return record;
  };
  const add: Library['add'] = async (document, log = logOf(document)) => {
    const record = newRecord(document, log.base);
    const { key } = record;
    const rows = log.entries.map((entry) => rowOf(key, entry));
    await shelf.change(key, (before) => (before ? null : { record, rows }));
    news.tell({ key, revision: 0 });
    return key;
  };
  const flush = async () => (await keeping?.keeper)?.flush();
  const edit: Library['edit'] = async (key, make) => {
    await flush();
    await change(key, (record) => {
      const document = make(record.document);
      return document === record.document ? null : { record: { ...record, document: edited(document) } };
    });
  };
  return {
    get isLasting() {
      return shelf.isLasting;
    },
    read: async (key) => {
      await flush();
      const kept = await shelf.read(key);
      return kept?.record.deletedAt === undefined ? kept : null;
    },
    cards: async () => {
      await flush();
      const cards = await shelf.cards();
      return cards.filter(({ deletedAt }) => deletedAt === undefined).sort((a, b) => b.usedAt - a.usedAt);
    },
    card: async (key) => {
      const card = await shelf.card(key);
      return card?.deletedAt === undefined ? card : null;
    },
    change,
    add,
    show: async (key) => {
      await flush();
      if (key === keyOfWheel(wheelStore.getState().wheel)) return true;
      await noteUse(shelf, key);
      const kept = await shelf.read(key);
      const showing = await keeping?.keeper;
      if (!kept || !showing) return false;
      showing.show(kept);
      return true;
    },
    edit,
    rename: (key, name) => edit(key, (wheel) => nameWheel(name, wheel.description ?? '')(wheel)),
    duplicate: async (key, name) => {
      await flush();
      const kept = await shelf.read(key);
      if (kept) await add(copyOfWheel(withLog(kept.record.document, logOfKept(kept)), name));
    },
    remove: async (key) => {
      await change(key, (record) => ({ record: { ...record, deletedAt: Date.now() } }));
    },
    bringBack: async (key) => {
      await change(key, ({ deletedAt: _deleted, ...record }) => ({ record }));
    },
    forget: async (key, shouldRemove) => {
      if (!(await shelf.remove(key, shouldRemove))) return;
      forgetNotes(journal, key);
      news.tell({ key, revision: Number.MAX_SAFE_INTEGER });
    },
    flush,
    follow: (take) => news.hear(({ key }) => take(key)),
  };
}

function edited(wheel: Wheel): Wheel {
  const { cloudSaved, updatedAt = 0, ...kept } = wheel;
  return {
    ...kept,
    ...(cloudSaved === undefined ? {} : { cloudSaved: false }),
    updatedAt: Math.max(Date.now(), updatedAt + 1),
  };
}

/**
 * Removes for good the wheels that were deleted before this visit; their undo is long over. A content wheel that an
 * earlier version of the page kept, while its visitor signed in, becomes the visitor's.
 */
async function clearAway(shelf: Shelf, { forget }: Library): Promise<void> {
  const before = Date.now() - undoTime;
  // Asked again when it is removed: another tab may have brought it back.
  const isOver = ({ deletedAt }: WheelCard) => deletedAt !== undefined && deletedAt < before;
  for (const card of await shelf.cards()) {
    if (isOver(card)) await forget(card.key, isOver);
    const early = card.key.startsWith('content:') && (await shelf.read(card.key));
    if (early) await keepVisitorCopy(early, shelf, theTabs());
  }
}

const undoTime = 60_000;
