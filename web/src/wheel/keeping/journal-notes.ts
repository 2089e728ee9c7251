import { isRecord } from '../document/coerce-wheel';
import type { WheelDocument } from '../document/wire-format';
import { browserStorage } from './browser-storage';
import { type Journal, journalKey, type Note, storeNote } from './journal';
import type { Base } from './spin-log';
import { openEntry } from './stored-log';

export interface StoredNote {
  name: string;
  text: string;
  note: Note;
}

/** All notes, the oldest first, but not those of this page about the wheel on its stage: that is merged. */
export const readNotes = (journal: Journal, stage: string): StoredNote[] =>
  readAll().filter(({ name }) => name !== journal.nameOf(stage));

/** Removes a note that the library has stored, unless its page has changed it meanwhile. */
export function removeNote(journal: Journal, { name, text, note: { key } }: StoredNote): void {
  if (browserStorage('localStorage')?.getItem(name) !== text) return;
  storeNote(name, null);
  if (name === journal.nameOf(key)) journal.drop(key);
}

/** The wheel was removed for good. */
export function forgetNotes(journal: Journal, key: string): void {
  journal.drop(key);
  for (const { name, note } of readAll()) if (note.key === key) storeNote(name, null);
}

function readAll(): StoredNote[] {
  try {
    const storage = browserStorage('localStorage');
    const names = Array.from({ length: storage?.length ?? 0 }, (_, place) => storage?.key(place) ?? '');
    return names
      .filter((name) => name.startsWith(journalKey))
      .flatMap((name) => {
        const text = storage?.getItem(name) ?? '';
        const note = openNote(text);
        return note ? [{ name, text, note }] : [];
      })
      .sort((a, b) => a.note.at - b.note.at);
  } catch {
    return [];
  }
}

function openNote(text: string): Note | null {
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || typeof raw.key !== 'string' || !Array.isArray(raw.entries)) return null;
    const entries = raw.entries.map(openEntry).filter((entry) => entry !== null);
    const hasChange = Array.isArray(raw.change) && raw.change.length === 2 && raw.change.every(isRecord);
    const hasBase = isRecord(raw.base) && Array.isArray(raw.base.history);
    return {
      key: raw.key,
      at: Number(raw.at) || 0,
      change: (hasChange ? raw.change : [{}, {}]) as Note['change'],
      entries,
      ...(isRecord(raw.document) ? { document: raw.document as WheelDocument } : {}),
      ...(hasBase ? { base: raw.base as unknown as Base } : {}),
    };
  } catch {
    return null;
  }
}
