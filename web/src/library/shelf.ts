import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { within } from '../network/within';
import { memoryShelf } from './memory-shelf';
import {
  cardOf,
  type EntryRow,
  type KeptWheel,
  openRecord,
  openRow,
  recordWith,
  type StoredRecord,
  storedRecord,
  type WheelCard,
  type WheelRecord,
} from './wheel-record';

/** The result of a write: the wheel's record, and the entries that are new or have got their number. */
export interface Change {
  record: WheelRecord;
  rows?: readonly EntryRow[];
  /** Entries that the record's base counts from now on. */
  dropped?: readonly string[];
}

/** Stores all wheels of this browser. */
export interface Shelf {
  /** Whether it outlives the page. */
  isLasting: boolean;
  read(key: string): Promise<KeptWheel | null>;
  /** Reads and writes a wheel in one transaction. Null leaves it as it is. */
  change(key: string, change: (record: WheelRecord | null) => Change | null): Promise<WheelRecord | null>;
  /** Reads and removes a wheel in one transaction. Returns whether it is gone: without a card there was nothing. */
  remove(key: string, shouldRemove?: (card: WheelCard) => boolean): Promise<boolean>;
  cards(): Promise<WheelCard[]>;
  card(key: string): Promise<WheelCard | null>;
}

interface Schema extends DBSchema {
  wheels: { key: string; value: StoredRecord };
  cards: { key: string; value: WheelCard };
  spins: { key: [string, string]; value: EntryRow };
}

const stores = ['wheels', 'cards', 'spins'] as const;

/** `kept`: the database has opened after it was told missing. */
type Tell = (trouble: 'memory' | 'full' | 'lost' | 'kept') => void;

/** A shelf whose database may still be opening: until then its wheels live as long as the page. */
export interface OpenedShelf extends Shelf {
  /** Resolves when the database has opened: with what puts the wheels there that it lacks, and returns those. */
  late?: Promise<() => Promise<KeptWheel[]>>;
}

/** A browser may deny databases, or open one late or never: the page doesn't wait for it. */
export async function openShelf(tell: Tell): Promise<OpenedShelf> {
  const run = connectTo('wheelwright', tell);
  const memory = memoryShelf();
  let isOpen = false;
  const shelf: OpenedShelf = shelfThrough(
    (work) => (isOpen ? run(work) : work(memory)),
    () => isOpen,
  );
  const opened = run(async () => {});
  const refused = (error: unknown) => {
    console.warn('This browser refuses its database; wheels are kept as long as the page is open.', error);
    tell('memory');
  };
  try {
    isOpen = await Promise.race([opened.then(() => true), after(openTimeoutMs).then(() => false)]);
  } catch (error) {
    refused(error);
    return shelf;
  }
  if (isOpen) return shelf;
  const moveIn = async () => {
    isOpen = true;
    const moved: KeptWheel[] = [];
    for (const { key } of await memory.cards()) {
      const kept = await memory.read(key);
      if (!kept) continue;
      let isNew = false;
      await shelf.change(key, (before) => {
        isNew = before === null;
        return movedOnto(before, kept);
      });
      if (isNew) moved.push(kept);
    }
    return moved;
  };
  let isTold = false;
  const telling = setTimeout(() => {
    isTold = true;
    tell('memory');
  }, lostAfterMs - openTimeoutMs);
  shelf.late = opened.then(() => {
    clearTimeout(telling);
    if (isTold) tell('kept');
    return moveIn;
  });
  shelf.late.catch((error) => {
    clearTimeout(telling);
    if (!isTold) refused(error);
  });
  return shelf;
}

/** A wheel that the database has already stays as it is there, unless it was deleted meanwhile: edits are in the journal. */
function movedOnto(before: WheelRecord | null, kept: KeptWheel): Change | null {
  if (!before) return kept;
  const { deletedAt } = kept.record;
  return deletedAt === undefined ? null : { record: { ...before, deletedAt } };
}

/** A page that has just started shows its wheels without the database after this time. */
const openTimeoutMs = 4000;
/** A busy machine may take long to open a database, but not so long. */
const lostAfterMs = 20_000;

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

type Run = <Value>(work: (shelf: Shelf) => Promise<Value>) => Promise<Value>;

const shelfThrough = (run: Run, isLasting: () => boolean): Shelf => ({
  get isLasting() {
    return isLasting();
  },
  read: (...how) => run((shelf) => shelf.read(...how)),
  change: (...how) => run((shelf) => shelf.change(...how)),
  remove: (...how) => run((shelf) => shelf.remove(...how)),
  cards: () => run((shelf) => shelf.cards()),
  card: (...how) => run((shelf) => shelf.card(...how)),
});

/**
 * Runs a transaction. Browsers drop connections, of pages in the background or when site data is cleared: then the
 * database is opened again and the transaction, which has written nothing, is repeated once.
 */
function connectTo(name: string, tell: Tell): Run {
  let connection: Promise<Shelf> | null = null;
  let wasOpen = false;
  const drop = () => {
    connection = null;
  };
  const connect = async () => {
    const opening = openDatabase(name, drop);
    return databaseShelf(await (wasOpen ? within(lostAfterMs, opening) : opening), tell);
  };
  return async (work) => {
    for (let isRepeated = false; ; isRepeated = true) {
      let shelf: Shelf | undefined;
      try {
        connection ??= connect();
        shelf = await connection;
        wasOpen = true;
        return await work(shelf);
      } catch (error) {
        if (shelf && !isDropped(error)) throw error;
        drop();
        if (wasOpen && !isRepeated) continue;
        if (wasOpen) tell('lost');
        throw error;
      }
    }
  };
}

const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

const openDatabase = (name: string, onClose: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('wheels', { keyPath: 'key' });
      database.createObjectStore('cards', { keyPath: 'key' });
      database.createObjectStore('spins', { keyPath: ['key', 'id'] });
    },
    // A newer page in another tab wants to upgrade the database: this one must not block it.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      onClose();
    },
    terminated: onClose,
  });

function databaseShelf(database: IDBPDatabase<Schema>, tell: Tell): Shelf {
  return {
    isLasting: true,
    read: async (key) => {
      const reading = handled(database.transaction(['wheels', 'spins']));
      const [raw, rows] = await Promise.all([
        reading.objectStore('wheels').get(key),
        reading.objectStore('spins').getAll(rowsOf(key)),
      ]);
      const record = openRecord(raw);
      return record && { record, rows: rows.map(openRow).filter((row) => row !== null) };
    },
    change: async (key, change) => {
      const writing = handled(database.transaction(stores, 'readwrite'));
      try {
        const wheels = writing.objectStore('wheels');
        const raw = await wheels.get(key);
        const before = openRecord(raw);
        // A record that can't be read may be a newer page's, so it isn't overwritten.
        const changed = raw !== undefined && before === null ? null : change(before);
        if (!changed) return before;
        const record = recordWith(changed);
        const spins = writing.objectStore('spins');
        const writes = [
          () => wheels.put(storedRecord(record)),
          () => writing.objectStore('cards').put(cardOf(record)),
          ...(changed.rows ?? []).map((row) => () => spins.put(row)),
          ...(changed.dropped ?? []).map((id) => () => spins.delete([key, id])),
        ];
        await Promise.all([...writes.map(async (write) => write()), writing.done]);
        return record;
      } catch (error) {
        // Otherwise requests that are queued already would be committed.
        abort(writing);
        await writing.done.catch(() => {});
        const cause = writing.error ?? error;
        if ((cause as DOMException).name === 'QuotaExceededError') tell('full');
        throw cause;
      }
    },
    remove: async (key, shouldRemove = () => true) => {
      const writing = handled(database.transaction(stores, 'readwrite'));
      const card = await writing.objectStore('cards').get(key);
      if (card && !shouldRemove(card)) return false;
      await Promise.all([
        writing.objectStore('wheels').delete(key),
        writing.objectStore('cards').delete(key),
        writing.objectStore('spins').delete(rowsOf(key)),
        writing.done,
      ]);
      return true;
    },
    cards: () => handled(database.transaction('cards')).store.getAll(),
    card: async (key) => (await handled(database.transaction('cards')).store.get(key)) ?? null,
  };
}

/** Its requests reject when the transaction fails, so `done` needs no handler of its own. */
function handled<Transaction extends { done: Promise<void> }>(transaction: Transaction): Transaction {
  transaction.done.catch(() => {});
  return transaction;
}

function abort(writing: { abort(): void }): void {
  try {
    writing.abort();
  } catch {
    // It has ended already.
  }
}

/** An array sorts after every text: the range holds all rows of the wheel, whatever their ids. */
const rowsOf = (key: string) => IDBKeyRange.bound([key, ''], [key, []]);
