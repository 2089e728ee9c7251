import { withoutSite } from '../document/copies';
import type { Wheel } from '../document/document';
import { newGuid } from '../document/guid';
import { isOfSite, keyOfWheel } from '../document/wheel-key';
import { definitionField, type WheelDocument, writeDocument } from '../document/wire-format';
import { differenceOf, rebase } from '../edits/rebase';
import type { WheelState } from '../store';
import { browserStorage } from './browser-storage';
import { type Base, type LogEntry, logOf } from './spin-log';

/** Each page notes under a name of its own: tabs can't overwrite each other's notes. */
export const journalKey = 'wheelJournal.';

/** A page's changes of a wheel that the library doesn't have yet. */
export interface Note {
  /** The wheel's key in the library. */
  key: string;
  at: number;
  /** The parts of the document that differ, as they were and as they are. */
  change: [from: Partial<WheelDocument>, to: Partial<WheelDocument>];
  /** The whole document, where the library may not know the wheel. */
  document?: WheelDocument;
  entries: LogEntry[];
  /** The results before these entries, for a wheel that the library doesn't know. */
  base?: Base;
}

interface Pending {
  from: Wheel;
  to: Wheel;
  entries: readonly LogEntry[];
  base: Base;
}

type Moment = Pick<WheelState, 'wheel' | 'log' | 'lastChange'>;

/**
 * Edits and results until the library has them. A page can die, or lose its database, at any moment: the next one finds
 * them here and adds them to the library.
 */
export function openJournal(page = newGuid()) {
  const pending = new Map<string, Pending>();
  /** Wheels whose settled changes are all in the library. */
  const onShelf = new Set<string>();
  const changed = new Set<string>();
  const nameOf = (key: string) => `${journalKey}${page}.${key}`;

  const write = (): void => {
    for (const key of changed) {
      const known = pending.get(key);
      if (known) storeNote(nameOf(key), noteOf(key, known, onShelf.has(key)));
    }
    changed.clear();
  };
  return {
    /** The library has every note that there was when it was opened. */
    isReplayed: false,
    /** Takes a change of the stage into account; `write` stores it. */
    note: (now: Moment, before: Moment): void => {
      const { wheel, log } = now;
      const key = keyOfWheel(wheel);
      if (wheel.id === undefined || isOfSite(wheel)) return;
      const isSame = key === keyOfWheel(before.wheel) && !isOfSite(before.wheel);
      const known = pending.get(key);
      if (now.lastChange === 'made') {
        const from = isSame ? before : now;
        const seen = new Set(isSame ? before.log.entries.map(({ id }) => id) : []);
        const fresh = log.entries.filter(({ id }) => !seen.has(id));
        const entries = [...(known?.entries ?? []), ...fresh];
        pending.set(key, { from: from.wheel, base: from.log.base, ...known, to: wheel, entries });
        changed.add(key);
      } else if (known && isSame) {
        // Others' changes are on both sides: only the difference was made here.
        pending.set(key, { ...known, from: rebase(before.wheel, wheel, known.from), to: wheel });
        changed.add(key);
      }
    },
    write,
    /** Notes a whole wheel, which may be nowhere else. */
    keep: (wheel: Wheel): void => {
      const key = keyOfWheel(wheel);
      if (pending.has(key)) return;
      pending.set(key, { from: wheel, to: wheel, entries: [], base: logOf(wheel).base });
      changed.add(key);
      write();
    },
    /** The library has this version of the wheel, and these of its results. */
    settle: (document: Wheel, entries: readonly LogEntry[]): void => {
      const key = keyOfWheel(document);
      onShelf.add(key);
      const known = pending.get(key);
      if (!known) return;
      const written = new Set(entries.map(({ id }) => id));
      const unwritten = known.entries.filter(({ id }) => !written.has(id));
      const rest = { ...known, from: document, entries: unwritten };
      const note = noteOf(key, rest, true);
      if (note) pending.set(key, rest);
      else pending.delete(key);
      changed.delete(key);
      storeNote(nameOf(key), note);
    },
    /** Whether the library lacks changes of the wheel. */
    has: (key: string): boolean => pending.has(key),
    /** This page has nothing more to note about the wheel. */
    drop: (key: string): void => {
      pending.delete(key);
      onShelf.delete(key);
    },
    /** Where this page notes its changes of a wheel. */
    nameOf,
  };
}

export type Journal = ReturnType<typeof openJournal>;

/** The journal of this page. */
export const journal = openJournal();

/** Null where the library has everything. */
function noteOf(key: string, { from, to, entries, base }: Pending, isKnown: boolean): Note | null {
  // The results are in the entries.
  const bare = (wheel: Wheel) => writeDocument({ ...withoutSite(wheel), results: {} });
  const change = differenceOf(bare(from), bare(to), definitionField) as Note['change'];
  const isNews = entries.length > 0 || change.some((part) => Object.keys(part).length > 0);
  if (isKnown && !isNews) return null;
  const whole = isKnown ? {} : { document: writeDocument(withoutSite(to)), base };
  return { key, at: Date.now(), change, entries: [...entries], ...whole };
}

export function storeNote(name: string, note: Note | null): void {
  try {
    const storage = browserStorage('localStorage');
    if (note) storage?.setItem(name, JSON.stringify(note));
    else storage?.removeItem(name);
  } catch (error) {
    console.warn('This browser could not note the latest changes.', error);
  }
}
