import { finiteOr, isRecord } from '../wheel/document/coerce-wheel';
import { withoutSite } from '../wheel/document/copies';
import type { Wheel } from '../wheel/document/document';
import { sliceFill } from '../wheel/document/slice-fill';
import { openDocument } from '../wheel/document/upgrade';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { type WheelDocument, writeDocument } from '../wheel/document/wire-format';
import { type Base, type LogEntry, logOf, type SpinLog, withEntries } from '../wheel/keeping/spin-log';
import { openEntry } from '../wheel/keeping/stored-log';

/** The format of records that are written; one of a newer page is left alone. */
const recordForm = 1;

/** Why a save failed. */
export interface SaveProblem {
  /** 0: the server could not be reached; -1: it wasn't the server. */
  status: number;
  code?: string;
}

/** A save that has no response yet: it is sent again, under the same id, until it has. */
export interface PendingSave {
  id: string;
  /** The user whose save it is: another user of this browser must not send it. */
  by: string;
  document: Wheel;
  /** When the wheel was last edited before the save. */
  editedAt: number;
  /** Overwrites whatever is in the cloud. */
  force?: boolean;
  /** Why it waits; unset while it is on its way. */
  problem?: SaveProblem;
  /** The visitor has saved the wheel once more: sent when this save is answered. */
  next?: PendingSave;
}

/** A co-editing link that a user has opened: with its key, that user loads and saves the wheel of another one. */
interface CoEditing {
  key: string;
  by: string;
}

/** How much of the server's log is known here. */
export interface LogMark {
  after: number;
  folded: number;
  /** The greatest order in it; earlier versions of the page didn't note it. */
  order?: number;
}

export interface WheelRecord {
  /** Its key on the shelf. */
  key: string;
  form: number;
  /** The wheel as it was last on a stage of this browser. */
  document: Wheel;
  /** The results before its log. */
  base: Base;
  /** Unset: the server's log hasn't been fetched yet. */
  mark?: LogMark;
  /** Counts the writes: a tab that knows an older one has missed something. */
  revision: number;
  usedAt: number;
  changedAt: number;
  pending?: PendingSave;
  /** Why the last save was refused. */
  problem?: SaveProblem;
  /** The version that was saved elsewhere in the meantime. */
  conflict?: Wheel;
  coEdit?: CoEditing;
  /** Whether there may be results that the account lacks; earlier versions of the page didn't note it. */
  unsent?: boolean;
  /** Deleted; an undo brings it back. */
  deletedAt?: number;
}

/** One entry of a wheel's log, with its number in the server's log once it has one. */
export interface EntryRow {
  key: string;
  id: string;
  entry: LogEntry;
  seq?: number;
  /** Why the server doesn't take it: it isn't sent again. */
  refused?: string;
}

export function rowOf(key: string, { seq, ...entry }: LogEntry): EntryRow {
  return { key, id: entry.id, entry: entry as LogEntry, ...(seq === undefined ? {} : { seq }) };
}

export const isUnsent = ({ seq, refused }: EntryRow): boolean => seq === undefined && refused === undefined;

/** The record after a write: where that adds results which the account lacks, the card says so. */
export const recordWith = (write: { record: WheelRecord; rows?: readonly EntryRow[] }): WheelRecord =>
  write.rows?.some(isUnsent) ? { ...write.record, unsent: true } : write.record;

/** A wheel with everything that is stored of it. */
export interface KeptWheel {
  record: WheelRecord;
  rows: readonly EntryRow[];
}

export const newRecord = (document: Wheel, base = logOf(document).base, now = Date.now()): WheelRecord => ({
  key: keyOfWheel(document),
  form: recordForm,
  document: withoutSite(document),
  base,
  revision: 0,
  usedAt: now,
  changedAt: now,
  unsent: false,
});

export const logOfKept = ({ record: { base, mark }, rows }: KeptWheel): SpinLog =>
  withEntries(
    { base, entries: [], known: mark && { mark: mark.after, order: mark.order ?? 0 } },
    rows.map(({ entry, seq }) => (seq === undefined ? entry : { ...entry, seq })),
  );

/** A record as the database holds it. */
export type StoredRecord = Omit<WheelRecord, 'document' | 'pending' | 'conflict'> & {
  document: WheelDocument;
  pending?: StoredSave;
  conflict?: WheelDocument;
};

type StoredSave = Omit<PendingSave, 'document' | 'next'> & { document: WheelDocument; next?: StoredSave };

const storedSave = ({ next, ...save }: PendingSave): StoredSave => ({
  ...save,
  document: writeDocument(save.document),
  ...(next ? { next: storedSave(next) } : {}),
});

function openSave({ next: later, ...save }: StoredSave): PendingSave | undefined {
  const { wheel: document } = openDocument(save.document);
  const next = later && openSave(later);
  return document && { ...save, document, ...(next ? { next } : {}) };
}

export const storedRecord = ({ document, pending, conflict, ...record }: WheelRecord): StoredRecord => ({
  ...record,
  document: writeDocument(document),
  ...(pending ? { pending: storedSave(pending) } : {}),
  ...(conflict ? { conflict: writeDocument(conflict) } : {}),
});

/** Reads a stored record; null where it isn't one, is broken, or was written by a newer page. */
export function openRecord(raw: unknown): WheelRecord | null {
  if (!isRecord(raw) || typeof raw.key !== 'string' || finiteOr(raw.form, 0) > recordForm) return null;
  const { wheel: document } = openDocument(raw.document);
  if (!document) return null;
  const base = isRecord(raw.base) && Array.isArray(raw.base.history) ? raw.base : logOf(document).base;
  const { pending: stored, conflict, ...record } = raw as unknown as StoredRecord;
  const pending = stored && openSave(stored);
  const { wheel: theirs } = openDocument(conflict);
  return {
    ...record,
    document,
    base: base as Base,
    ...(pending ? { pending } : {}),
    ...(theirs ? { conflict: theirs } : {}),
  };
}

export function openRow(raw: unknown): EntryRow | null {
  if (!isRecord(raw) || typeof raw.key !== 'string') return null;
  const entry = openEntry(raw.entry);
  return entry && ({ ...raw, id: entry.id, entry } as EntryRow);
}

/** The state of a wheel in relation to the cloud. `waiting` is sent again by itself, `refused` isn't. */
export type CardState = 'here' | 'saved' | 'unsaved' | 'saving' | 'waiting' | 'refused' | 'conflict';

/** A wheel as lists show it: small, so that thousands can be read at once. */
export interface WheelCard {
  key: string;
  id: string;
  name: string;
  choices: number;
  colors: readonly string[];
  usedAt: number;
  state: CardState;
  /** Why the last save failed. */
  problem?: SaveProblem;
  owner?: string;
  /** The user who may change it by a co-editing link. */
  coEditor?: string;
  unsent?: boolean;
  deletedAt?: number;
}

const mostColors = 12;

export function cardOf({ key, document, usedAt, deletedAt, ...record }: WheelRecord): WheelCard {
  const { id = '', name = '', slices, owner } = document;
  const problem = record.pending?.problem ?? record.problem;
  return {
    key,
    id,
    name,
    choices: slices.length,
    colors: slices
      .filter(({ active }) => active)
      .slice(0, mostColors)
      .map(sliceFill(document)),
    usedAt,
    state: stateOf({ document, ...record }),
    ...(problem ? { problem } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(record.coEdit ? { coEditor: record.coEdit.by } : {}),
    ...(record.unsent === undefined ? {} : { unsent: record.unsent }),
    ...(deletedAt === undefined ? {} : { deletedAt }),
  };
}

type SaveFacts = Pick<WheelRecord, 'document' | 'pending' | 'problem' | 'conflict'>;

export function stateOf({ document, pending, problem, conflict }: SaveFacts): CardState {
  if (conflict) return 'conflict';
  if (pending) return pending.problem ? 'waiting' : 'saving';
  if (problem) return 'refused';
  if (document.cloudSavedAt === undefined) return 'here';
  return document.cloudSaved === true ? 'saved' : 'unsaved';
}
