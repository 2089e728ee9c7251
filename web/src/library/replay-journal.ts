import { isRecord } from '../wheel/document/coerce-wheel';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { browserStorage } from '../wheel/keeping/browser-storage';
import type { Journal, Note } from '../wheel/keeping/journal';
import { readNotes, removeNote } from '../wheel/keeping/journal-notes';
import type { Base, LogEntry } from '../wheel/keeping/spin-log';
import { openEntry } from '../wheel/keeping/stored-log';
import { identified, ownKey, textOfWheel } from '../wheel/keeping/stored-wheel';
import { afterAll, editedAt, withNote } from './merge';
import type { Shelf } from './shelf';
import type { Tabs } from './tabs';
import { logOfKept, newRecord, rowOf } from './wheel-record';

interface Options {
  shelf: Shelf;
  tell: Tabs['tell'];
  journal: Journal;
  /** The wheel on the stage, as it came there: edits since are merged by the stage's keeper. */
  stage: Wheel | null;
}

/**
 * Puts on the shelf what pages noted before they ended, and wheels that earlier versions of the page stored elsewhere.
 * Nothing is removed from its place before the shelf has it, nor where the shelf ends with the page.
 */
export async function replayJournal({ shelf, tell, journal, stage }: Options): Promise<void> {
  for (const stored of readNotes(journal, stage ? keyOfWheel(stage) : '')) {
    const isReplayed = await attempt(() => replay(shelf, tell, stored.note));
    if (isReplayed && shelf.isLasting) removeNote(journal, stored);
  }
  const storage = browserStorage('localStorage');
  // What this page has done to its wheel is already in the mirror's counts: the stage's keeper writes it, as
  // results.
  const isNoted = stage !== null && journal.has(keyOfWheel(stage));
  if (storage) await importLegacyWheels(shelf, tell, storage, stage, isNoted);
}

async function replay(shelf: Shelf, tell: Tabs['tell'], note: Note): Promise<void> {
  const { key, at, base, entries } = note;
  const before = await shelf.read(key);
  const fresh = before ? afterAll(logOfKept(before), entries) : entries;
  const rows = fresh.map((entry) => rowOf(key, entry));
  const changed = await shelf.change(key, (record) => {
    if (!record) {
      const { wheel } = openDocument(note.document);
      return wheel ? { record: newRecord(wheel, base, at), rows } : null;
    }
    const { deletedAt, ...live } = record;
    // An edit brings a deleted wheel back.
    const kept = deletedAt !== undefined && deletedAt > at ? record : live;
    const document = withNote(record.document, note);
    return { record: { ...kept, document, revision: record.revision + 1 }, rows };
  });
  if (changed) tell({ key, revision: changed.revision, entries: fresh });
}

/** Wheels that were replaced on the stage, that could not be shown, or that waited for their owner to sign in. */
const earlier = /^(wheelConfig\.(left|aside)(\..*)?|pendingWheel)$/;

async function importLegacyWheels(
  shelf: Shelf,
  tell: Tabs['tell'],
  storage: Storage,
  stage: Wheel | null,
  isNoted: boolean,
): Promise<void> {
  const notes = legacyNotes(storage);
  const importOne = async (place: string): Promise<boolean> => {
    const text = storage.getItem(place);
    const stored = opened(text);
    if (!stored) return false;
    const wheel = identified(stored);
    const key = keyOfWheel(wheel);
    const isOnStage = stage !== null && keyOfWheel(stage) === key;
    const base = notes.find((note) => note.key === key)?.base;
    if (isOnStage && isNoted && !base) return true;
    return attempt(async () => {
      await upsertIfNewer(shelf, tell, isOnStage ? stage : wheel, isOnStage, base);
      // Without its id the next visit would take it for another wheel.
      if (wheel !== stored && storage.getItem(place) === text) storage.setItem(place, textOfWheel(wheel));
    });
  };
  await importOne(ownKey);
  const places = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const place of places.filter((each) => earlier.test(each)))
    if ((await importOne(place)) && shelf.isLasting) storage.removeItem(place);
  for (const note of notes) if (!(await attempt(() => replay(shelf, tell, note)))) return;
  if (shelf.isLasting) storage.removeItem(spinsKey);
}

/** A version of the stage's wheel that is on the shelf is merged by the stage's keeper. */
async function upsertIfNewer(
  shelf: Shelf,
  tell: Tabs['tell'],
  wheel: Wheel,
  isOnStage: boolean,
  base?: Base,
): Promise<void> {
  const key = keyOfWheel(wheel);
  let revision: number | undefined;
  await shelf.change(key, (before) => {
    if (before && (isOnStage || editedAt(before.document) >= editedAt(wheel))) return null;
    const record = before
      ? { ...before, document: wheel, revision: before.revision + 1 }
      : newRecord(wheel, base, editedAt(wheel) || Date.now());
    revision = record.revision;
    return { record };
  });
  if (revision !== undefined) tell({ key, revision });
}

/**
 * Results that the library doesn't have yet, each with the key of its wheel; the first also has the results before
 * it.
 */
const spinsKey = 'wheelConfig.spins';

function legacyNotes(storage: Storage): Note[] {
  const spins = parsed(storage.getItem(spinsKey));
  const notes = new Map<string, Note & { entries: LogEntry[] }>();
  for (const { wheel: key, entry: raw, base } of Array.isArray(spins) ? spins.filter(isRecord) : []) {
    const entry = openEntry(raw);
    if (typeof key !== 'string' || !entry) continue;
    const hasBase = isRecord(base) && Array.isArray(base.history);
    const note = notes.get(key) ?? { key, at: 0, change: [{}, {}], entries: [] };
    notes.set(key, {
      ...note,
      entries: [...note.entries, entry],
      ...(hasBase ? { base: base as unknown as Base } : {}),
    });
  }
  return [...notes.values()];
}

const opened = (text: string | null): Wheel | null => openDocument(parsed(text)).wheel ?? null;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error('A stored wheel could not be taken over; it stays where it is.', error);
    return false;
  }
}
