import { withoutSite } from '../wheel/document/copies';
import type { Wheel } from '../wheel/document/document';
import { copyOfWheel } from '../wheel/document/own-copies';
import { isOfLink, isOfSite, keyOfWheel } from '../wheel/document/wheel-key';
import type { Journal } from '../wheel/keeping/journal';
import { type LogEntry, type SpinLog, withEntries, withLog } from '../wheel/keeping/spin-log';
import { compacted } from '../wheel/keeping/stored-log';
import type { WheelState, WheelStore } from '../wheel/store';
import { afterAll, isLater, merged } from './merge';
import type { Change, Shelf } from './shelf';
import type { ShelfNews, Tabs } from './tabs';
import { type KeptWheel, logOfKept, newRecord, rowOf, type WheelRecord } from './wheel-record';

/** What this tab knows about the wheel on the shelf. */
interface Known {
  revision: number;
  document: Wheel;
  entries: ReadonlySet<string>;
}

/** A wheel as it is on this tab's stage and not on the shelf yet. */
interface Unwritten {
  document: Wheel;
  log: SpinLog;
}

export interface StageKeeper {
  /** Resolves when all changes so far are on the shelf. */
  flush(): Promise<void>;
  /** Resolves when all changes of the shelf are on the stage too. */
  settled(): Promise<void>;
  /** Puts a wheel of the shelf on the stage. */
  show(kept: KeptWheel): void;
  stop(): void;
}

interface Options {
  store: WheelStore;
  shelf: Shelf;
  tabs: Tabs;
  journal: Journal;
}

/**
 * Writes every change of the wheel on the stage to the shelf, and shows every change of the shelf by others on the
 * stage. An untouched wheel leaves nothing on the shelf.
 */
export async function keepStage({ store, shelf, tabs, journal }: Options): Promise<StageKeeper> {
  const known = new Map<string, Known>();
  const unwritten = new Map<string, Unwritten>();
  const failed = new Map<string, Unwritten>();
  let writing: Promise<void> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refreshing = Promise.resolve();
  /** Until the wheel on the stage is merged with the shelf's, nothing is written: it would replace that one. */
  let adopting = Promise.resolve();

  const keyNow = () => keyOfWheel(store.getState().wheel);
  const know = ({ record, rows }: KeptWheel) =>
    known.set(record.key, {
      revision: record.revision,
      document: record.document,
      entries: new Set(rows.map(({ id }) => id)),
    });

  const write = async (key: string, mine: Unwritten) => {
    const before = known.get(key);
    const fresh = mine.log.entries.filter(({ id }) => !before?.entries.has(id));
    let hasMissed = false;
    const record = await shelf.change(key, (theirs) => {
      hasMissed = before !== undefined && theirs !== null && before.revision < theirs.revision;
      if (!theirs) return recreated(mine, before?.revision);
      return writeOver(theirs, mine, hasMissed ? before : undefined, fresh);
    });
    if (!record) return;
    // Otherwise the next visit, perhaps with another shelf, needs them still.
    if (shelf.isLasting) journal.settle(mine.document, fresh);
    const entries = new Set([...(before?.entries ?? []), ...fresh.map(({ id }) => id)]);
    // A tab that has missed something still compares with its own stage, until the stage has caught up.
    known.set(key, {
      revision: hasMissed && before ? before.revision : record.revision,
      document: mine.document,
      entries,
    });
    tabs.tell({ key, revision: record.revision, entries: fresh });
  };
  const writeAll = async () => {
    await adopting;
    for (const [key, mine] of unwritten) {
      unwritten.delete(key);
      try {
        await write(key, mine);
      } catch (error) {
        // Retried with the next change, or soon; until then the journal has it.
        console.error('This browser could not keep the wheel.', error);
        failed.set(key, mine);
        clearTimeout(retry);
        retry = setTimeout(flush, retryDelay);
      }
    }
  };
  const flush = async (): Promise<void> => {
    for (const [key, mine] of failed) if (!unwritten.has(key)) unwritten.set(key, mine);
    failed.clear();
    while (writing || unwritten.size > 0) {
      writing ??= writeAll().finally(() => {
        writing = null;
      });
      await writing;
    }
  };
  const put = (document: Wheel, log: SpinLog) => {
    const key = keyOfWheel(document);
    failed.delete(key);
    unwritten.set(key, { document: withoutSite(document), log });
    void flush();
  };

  /** Reads what others have written of the wheel on the stage since this tab last looked. */
  const refresh = async (): Promise<void> => {
    // A write that is under way is newer than what is read. Wait for it: others may have written after it.
    await adopting;
    while (writing) await writing;
    const key = keyNow();
    const kept = await shelf.read(key);
    if (writing) return refresh();
    if (!kept || key !== keyNow() || failed.has(key) || kept.record.deletedAt !== undefined) return;
    const before = known.get(key);
    if ((before?.revision ?? -1) >= kept.record.revision) return;
    know(kept);
    const { followWheel, followLog, log } = store.getState();
    // Entries that were on the shelf and no longer are: its base counts them.
    const mine = log.entries.filter(({ id }) => !before?.entries.has(id));
    followLog(withEntries(logOfKept(kept), mine));
    followWheel(kept.record.document);
  };
  const refreshLater = () => {
    // The next change by another tab is another attempt.
    refreshing = refreshing
      .then(refresh)
      .catch((error) => console.error('The wheel could not be read from the shelf.', error));
  };
  const onShelfNews = ({ key, revision, entries = [] }: ShelfNews) => {
    if (key !== keyNow()) return;
    const { followLog, log } = store.getState();
    followLog(withEntries(log, entries));
    // They are on the shelf, perhaps with a number by now: this tab must not write them again.
    const mine = known.get(key);
    if (mine)
      known.set(key, { ...mine, entries: new Set([...mine.entries, ...entries.map(({ id }) => id)]) });
    if (revision > (known.get(key)?.revision ?? -1)) refreshLater();
  };

  /** A wheel has come to the stage from elsewhere: it is merged with what the shelf has of it. */
  const mergeWithShelf = async () => {
    const key = keyNow();
    const kept = await shelf.read(key);
    const { wheel, log: begun, undoHistory, followLog, followWheel } = store.getState();
    if (key !== keyOfWheel(wheel) || known.has(key)) return;
    const arrived = arrivedOn(undoHistory.snapshots, wheel);
    // Before the library had started, or while the shelf was read.
    const isEdited = undoHistory.snapshots.length > 1;
    if (!kept) {
      // Whatever another tab puts there from now on, this one has missed.
      known.set(key, { revision: -1, document: arrived, entries: new Set() });
      if (isEdited || (begun.entries.length > 0 && !isOfSite(wheel))) put(wheel, begun);
      return;
    }
    if (isOfLink(key) && isLater(arrived, kept.record.document)) {
      // Its owner has changed the shared wheel.
      await keepVisitorCopy(kept, shelf, tabs);
      known.set(key, { revision: kept.record.revision, document: arrived, entries: new Set() });
      const { wheel: now, log: whole } = store.getState();
      if (key === keyOfWheel(now) && (now !== arrived || whole.entries.length > 0)) put(now, whole);
      return;
    }
    know(kept);
    const log = logOfKept(kept);
    const unwritten = afterAll(log, begun.entries);
    followLog(withEntries(log, unwritten));
    if (isEdited && !isLater(arrived, kept.record.document)) {
      // Edited here without the shelf's changes: the write merges both, and then the stage shows the result.
      known.set(key, { revision: -1, document: arrived, entries: new Set(kept.rows.map(({ id }) => id)) });
      put(store.getState().wheel, store.getState().log);
      return refreshLater();
    }
    if (isLater(kept.record.document, wheel)) followWheel(kept.record.document);
    const now = store.getState();
    if (unwritten.length > 0 || isLater(now.wheel, kept.record.document)) put(now.wheel, now.log);
    else await noteUse(shelf, key);
  };

  const onStageChanged = () => {
    const adopted = mergeWithShelf();
    adopting = Promise.all([adopting, adopted.catch(() => {})]).then(() => {});
    return adopted;
  };

  /**
   * An undo has led back from this wheel: without results of its own, and never saved to the cloud, it leaves the
   * shelf. A redo puts it back.
   */
  const discardUndone = async (key: string) => {
    await flush();
    const record = await shelf.change(key, (theirs) =>
      theirs && key !== keyNow() && isOnlyHere(theirs)
        ? { record: { ...theirs, revision: theirs.revision + 1, deletedAt: Date.now() } }
        : null,
    );
    const mine = known.get(key);
    if (record?.deletedAt === undefined || !mine) return;
    known.set(key, { ...mine, revision: record.revision });
    tabs.tell({ key, revision: record.revision });
  };

  /** A step of the undo history has led from one wheel to another. Returns whether that is what happened. */
  const follows = ({ wheel, log, undoHistory }: WheelState, before: WheelState): boolean => {
    const { snapshots, position } = undoHistory;
    const isOfBefore = (place: number) => snapshots[place]?.wheel.id === before.wheel.id;
    if (isOfBefore(position + 1)) {
      if (before.log.entries.length === 0) void discardUndone(keyOfWheel(before.wheel));
      refreshLater();
      return true;
    }
    if (!isOfBefore(position - 1)) return false;
    // An empty wheel is kept with its first choice.
    if (wheel.slices.length > 0 || log.entries.length > 0) put(wheel, log);
    return true;
  };

  const stopWatching = store.subscribe((state, before) => {
    const { wheel, log } = state;
    if ((wheel === before.wheel && log === before.log) || wheel.id === undefined) return;
    const key = keyOfWheel(wheel);
    const isSame = key === keyOfWheel(before.wheel);
    // A change taken from the shelf isn't written back.
    if (isSame && state.lastChange === 'followed') return;
    // Putting a wheel on the stage doesn't change it.
    if (!isSame && !follows(state, before)) void onStageChanged();
    else if (isSame && !isOfSite(wheel)) put(wheel, log);
  });
  const stopHearing = tabs.hear(onShelfNews);
  const stop = () => {
    clearTimeout(retry);
    stopWatching();
    stopHearing();
  };
  try {
    await onStageChanged();
  } catch (error) {
    // The library is started again: two keepers would overwrite each other's merges.
    stop();
    throw error;
  }
  return {
    flush,
    settled: () => refreshing,
    show: (kept) => {
      const { key, document } = kept.record;
      const waiting = failed.get(key);
      if (waiting) {
        // Its last changes are only here: the browser's storage was full.
        store.getState().replaceWheel(waiting.document, waiting.log);
        return put(waiting.document, waiting.log);
      }
      know(kept);
      const log = logOfKept(kept);
      // Results that arrived while it wasn't on a stage are only in its log.
      store.getState().replaceWheel(withLog(document, log), log);
      // Another tab may have changed it while it was loaded.
      refreshLater();
    },
    stop,
  };
}

/** The wheel as it came to the stage, before edits. */
export function arrivedOn([first]: WheelState['undoHistory']['snapshots'], wheel: Wheel): Wheel {
  return first && keyOfWheel(first.wheel) === keyOfWheel(wheel) ? first.wheel : wheel;
}

/** The visitor's changes of a wheel that isn't theirs become their own wheel. */
export async function keepVisitorCopy({ record, rows }: KeptWheel, shelf: Shelf, tabs: Tabs): Promise<void> {
  const document = withLog(record.document, logOfKept({ record, rows }));
  const copy = newRecord(copyOfWheel(document, document.name ?? ''), undefined, record.usedAt);
  await shelf.change(copy.key, () => ({ record: copy }));
  await shelf.remove(record.key);
  tabs.tell({ key: copy.key, revision: 0 });
}

/** A list's order isn't worth a failure: a full database can still be read. */
export const noteUse = (shelf: Shelf, key: string): Promise<unknown> =>
  shelf
    .change(key, (record) => record && { record: { ...record, usedAt: Date.now() } })
    .catch((error) => console.warn('This browser could not note that a wheel was used.', error));

const retryDelay = 10_000;

const isOnlyHere = ({ pending, conflict, document }: WheelRecord): boolean =>
  !pending && !conflict && document.cloudSavedAt === undefined;

/**
 * A wheel that is new, or that another tab has removed: it comes back with all its results. Its revisions go on, since a
 * tab that knows a later one would overwrite it.
 */
function recreated({ document, log }: Unwritten, last = 0): Change {
  const record = { ...newRecord(document, log.base), revision: Math.max(last, 0) + 1 };
  return { record, rows: log.entries.map((entry) => rowOf(record.key, entry)) };
}

/** Merges this tab's changes of the wheel with those that others have made since it knew the one in `missed`. */
function writeOver(
  theirs: WheelRecord,
  { document: mine, log }: Unwritten,
  missed: Known | undefined,
  fresh: readonly LogEntry[],
): Change {
  const now = Date.now();
  const rows = fresh.map((entry) => rowOf(theirs.key, entry));
  const { deletedAt: _deleted, ...record } = theirs;
  const written = {
    ...record,
    document: missed ? merged(missed.document, mine, theirs.document) : mine,
    revision: theirs.revision + 1,
    usedAt: now,
    changedAt: now,
  };
  // Where the server has the log too, it decides which entries are folded.
  const shorter = theirs.mark || missed ? log : compacted(log);
  if (shorter === log) return { record: written, rows };
  const kept = new Set(shorter.entries.map(({ id }) => id));
  const droppedRows = log.entries.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  return { record: { ...written, base: shorter.base }, rows, dropped: droppedRows };
}
