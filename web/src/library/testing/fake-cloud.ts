import type { KnownLog, Wheel } from '../../wheel/document/document';
import { openDocument } from '../../wheel/document/upgrade';
import { writeDocument } from '../../wheel/document/wire-format';
import {
  type Base,
  type Clearing,
  type LogEntry,
  logOf,
  type Results,
  resultsOf,
  type Seen,
  shortText,
  withEntries,
} from '../../wheel/keeping/spin-log';
import { openEntry } from '../../wheel/keeping/stored-log';

export interface CloudCall {
  method: string;
  path: string;
  isForced: boolean;
  saveId: string | null;
  /** Null: signed out. */
  owner: string | null;
  /** The key of a co-editing link. */
  link?: string | undefined;
  body: unknown;
}

export interface CloudAnswer {
  status: number;
  body: Record<string, unknown>;
}

interface LoggedEntry {
  seq: number;
  entry: LogEntry;
}

/** A log of spins as the server keeps it. */
export interface CloudLog {
  base: Base;
  folded: number;
  /** The base that is taken when the log is too long. */
  next: { base: Base; folded: number } | null;
  lastSeq: number;
  lastOrder: number;
  entries: readonly LoggedEntry[];
  /** Including those of folded entries. */
  ids: ReadonlySet<string>;
}

interface CloudWheel {
  owner: string;
  savedAt: number;
  saveId: string | null;
  /** As they were sent, the newest last. */
  versions: readonly Wheel[];
  log?: CloudLog;
}

/** The entries a log may have, and after how many a new base is prepared. */
export interface LogSizes {
  most: number;
  perBase: number;
  atOnce: number;
}

const usual: LogSizes = { most: 2000, perBase: 1000, atOnce: 1000 };
const farthestOrder = 1_000_000;
const mostBytes = 512;

/** The part of the server that keeps wheels and their results, by the rules of `api/openapi.yaml`. */
export function fakeCloud(sizes: LogSizes = usual) {
  const wheels = new Map<string, CloudWheel>();
  /** Keys of co-editing links, by the id of their wheel. */
  const links = new Map<string, string>();
  let now = 1_000_000;

  const problem = (status: number, code: string, more = {}): CloudAnswer => ({
    status,
    body: { success: false, code, message: code, ...more },
  });
  const shown = (id: string, wheel: CloudWheel): Wheel => {
    const document = wheel.versions.at(-1) as Wheel;
    const stamped: Wheel = {
      ...document,
      id,
      owner: wheel.owner,
      source: 'user',
      cloudSaved: true,
      cloudSavedAt: wheel.savedAt,
      isShared: false,
    };
    if (!wheel.log) return stamped;
    const { lastSeq: mark, lastOrder: order } = wheel.log;
    return withResults(stamped, resultsIn(wheel.log), { mark, order });
  };
  const put = (id: string, document: Wheel, owner: string, saveId: string | null): CloudAnswer => {
    const before = wheels.get(id);
    now += 1;
    const wheel = {
      ...before,
      owner,
      saveId,
      savedAt: Math.max(now, (before?.savedAt ?? 0) + 1),
      versions: [...(before?.versions ?? []), document],
    };
    wheels.set(id, wheel);
    return {
      status: 200,
      body: { success: true, message: 'Saved.', wheel: writeDocument(shown(id, wheel)), mruList: [] },
    };
  };
  const mayChange = (id: string, wheel: CloudWheel, { owner, link }: CloudCall): boolean =>
    wheel.owner === owner || (link !== undefined && links.get(id) === link);
  const save = (call: CloudCall & { owner: string }): CloudAnswer => {
    const { owner, body, saveId, isForced } = call;
    const document = openDocument(body).wheel as Wheel;
    const id = document.id ?? '';
    const stored = wheels.get(id);
    if (stored && !mayChange(id, stored, call)) return problem(409, 'not_owner');
    if (stored && saveId !== null && stored.saveId === saveId)
      return {
        status: 200,
        body: { success: true, message: 'Saved.', wheel: writeDocument(shown(id, stored)), mruList: [] },
      };
    const { cloudSavedAt } = document;
    if (stored && !isForced && cloudSavedAt !== undefined && cloudSavedAt !== stored.savedAt)
      return problem(409, 'stale_wheel', { wheel: writeDocument(shown(id, stored)) });
    return put(id, document, stored?.owner ?? owner, saveId);
  };
  const exchange = (id: string, wheel: CloudWheel, body: unknown): CloudAnswer => {
    const { entries, after = 0, folded } = body as { entries: LogEntry[]; after?: number; folded?: number };
    const document = wheel.versions.at(-1) as Wheel;
    const { known: _known, ...first } = logOf(document).base;
    if (!wheel.log && entries.length === 0) {
      const base = after !== 0 || folded !== 0 ? { base: first } : {};
      return {
        status: 200,
        body: { success: true, mark: 0, folded: 0, order: 0, hasMore: false, entries: [], ...base },
      };
    }
    const begun: CloudLog = wheel.log ?? {
      base: first,
      folded: 0,
      next: null,
      lastSeq: 0,
      lastOrder: 0,
      entries: [],
      ids: new Set<string>(),
    };
    const refused: object[] = [];
    const log = foldedLog(begun, logWith(begun, entries, refused), sizes);
    wheels.set(id, { ...wheel, log });
    const known = after > begun.lastSeq ? { after: 0, folded: undefined } : { after, folded };
    const from = Math.max(known.after, log.folded);
    const given = log.entries.filter(({ seq }) => seq > from).slice(0, sizes.atOnce);
    const mark = given.at(-1)?.seq ?? from;
    return {
      status: 200,
      body: {
        success: true,
        mark,
        folded: log.folded,
        order: log.lastOrder,
        hasMore: mark < log.lastSeq,
        entries: given.map(({ seq, entry }) => ({ seq, ...entry })),
        ...(known.after === 0 || known.folded !== log.folded ? { base: log.base } : {}),
        ...(refused.length > 0 ? { refused } : {}),
      },
    };
  };
  const answer = (call: CloudCall): CloudAnswer => {
    const { method, path, owner } = call;
    if (owner === null) return problem(401, 'not_authenticated');
    if (path === '/api/wheel') return save({ ...call, owner });
    const [, , , id = '', part, version, act] = path.split('/');
    const wheel = wheels.get(id);
    if (!wheel || !mayChange(id, wheel, call)) return problem(404, 'wheel_not_found');
    if (part === 'spins') return exchange(id, wheel, call.body);
    if (act === 'restore') {
      const old = wheel.versions[Number(version) - 1];
      const { base } = logOf(wheel.versions.at(-1) as Wheel);
      return old ? put(id, withResults(old, base), owner, null) : problem(404, 'version_not_found');
    }
    if (method === 'DELETE') {
      wheels.delete(id);
      return { status: 200, body: { success: true, mruList: [] } };
    }
    return { status: 200, body: { success: true, wheel: writeDocument(shown(id, wheel)), mruList: [] } };
  };
  /** Resets a wheel's log to its first entries, as restoring a backup does. */
  const setBack = (id: string, count: number): void => {
    const wheel = wheels.get(id);
    if (!wheel?.log) return;
    const entries = wheel.log.entries.slice(0, count);
    const ids = new Set(entries.map(({ entry }) => entry.id));
    wheels.set(id, {
      ...wheel,
      log: { ...wheel.log, next: null, entries, ids, lastSeq: entries.at(-1)?.seq ?? 0 },
    });
  };
  return {
    wheels: wheels as ReadonlyMap<string, CloudWheel>,
    links,
    bodyOf: writeDocument,
    answer: (call: CloudCall): CloudAnswer => structuredClone(answer(structuredClone(call))),
    shown: (id: string) => {
      const wheel = wheels.get(id);
      return wheel ? shown(id, wheel) : null;
    },
    setBack,
  };
}

export type FakeCloud = ReturnType<typeof fakeCloud>;

function withResults(document: Wheel, { history, totalWheelSpins }: Results, known?: KnownLog): Wheel {
  return { ...document, results: { history: [...history], totalWheelSpins, ...(known ? { known } : {}) } };
}

const resultsIn = ({ base, entries }: Pick<CloudLog, 'base' | 'entries'>): Results =>
  resultsOf(
    withEntries(
      { base, entries: [] },
      entries.map(({ seq, entry }) => ({ ...entry, seq })),
    ),
  );

const isClearing = (entry: LogEntry): entry is Clearing => entry.kind === 'clear' || entry.kind === 'recount';

function logWith(log: CloudLog, sent: readonly LogEntry[], refused: object[]): CloudLog {
  const ids = new Set(log.ids);
  const entries = [...log.entries];
  let { lastSeq, lastOrder } = log;
  for (const [index, raw] of sent.entries()) {
    const { seen, ...entry } = raw as Clearing;
    if (ids.has(entry.id)) continue;
    const code = problemWith(entry as LogEntry, seen, { ...log, lastOrder });
    if (code) {
      refused.push({ index, id: entry.id, code, message: code });
      continue;
    }
    ids.add(entry.id);
    lastSeq += 1;
    lastOrder = Math.max(lastOrder, entry.order);
    entries.push({ seq: lastSeq, entry: asKept(entry as LogEntry, seen, log, entries) });
  }
  return { ...log, entries, ids, lastSeq, lastOrder };
}

function problemWith(entry: LogEntry, seen: Seen | undefined, log: CloudLog): string | null {
  const text = entry.kind === 'win' ? entry.text : '';
  const bytes = JSON.stringify(entry).length - (JSON.stringify(text)?.length ?? 0);
  if (openEntry(entry) === null || bytes > mostBytes) return 'invalid_spins';
  if (entry.order > log.lastOrder + farthestOrder) return 'order_too_far';
  return isClearing(entry) && seen && Math.min(seen.mark, log.lastSeq) < log.folded ? 'outdated_clear' : null;
}

/** What a clearing has seen is noted in numbers of the log. */
function asKept(
  entry: LogEntry,
  seen: Seen | undefined,
  { lastSeq }: CloudLog,
  before: readonly LoggedEntry[],
): LogEntry {
  if (entry.kind === 'win') return { ...entry, text: shortText(entry.text) };
  if (!isClearing(entry) || !seen) return entry;
  const ids = new Set(seen.ids);
  let mark = Math.min(seen.mark, lastSeq);
  const also: [number, number][] = [];
  for (const { seq, entry: each } of before) {
    if (seq <= mark || !ids.has(each.id)) continue;
    if (seq === mark + 1) mark = seq;
    else also.push([seq, seq]);
  }
  return { ...entry, seen: { mark, ...(also.length > 0 ? { also } : {}) } };
}

/** Old entries become part of the base; their ids are remembered, as a page may send one of them again. */
function foldedLog(before: CloudLog, log: CloudLog, { most, perBase }: LogSizes): CloudLog {
  const added = log.entries.filter(({ seq }) => seq > before.lastSeq);
  const unfolded = log.lastSeq - log.folded;
  const isAnew = added.some(({ entry }) => entry.kind !== 'win');
  const isDue = unfolded >= perBase && (isAnew || log.next === null);
  const next = isDue && added.length > 0 ? { base: resultsIn(log), folded: log.lastSeq } : log.next;
  if (unfolded <= most || !next) return { ...log, next };
  return { ...log, ...next, next: null, entries: log.entries.filter(({ seq }) => seq > next.folded) };
}
