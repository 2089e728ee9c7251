import type { Wheel } from '../../wheel/document/document';
import { openDocument } from '../../wheel/document/upgrade';
import { writeDocument } from '../../wheel/document/wire-format';
import { type LogEntry, logOf, type Results, resultsOf, withEntries } from '../../wheel/keeping/spin-log';

export interface CloudCall {
  method: string;
  path: string;
  isForced: boolean;
  saveId: string | null;
  /** Null: signed out. */
  owner: string | null;
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
interface CloudLog {
  base: Results;
  folded: number;
  lastSeq: number;
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

/** The entries a log may have, and how many are left when older ones are folded. */
export interface LogSizes {
  most: number;
  kept: number;
  atOnce: number;
}

const usual: LogSizes = { most: 11_000, kept: 10_000, atOnce: 1000 };

/** The part of the server that keeps wheels and their results, by the rules of `api/openapi.yaml`. */
export function fakeCloud(sizes: LogSizes = usual) {
  const wheels = new Map<string, CloudWheel>();
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
    return wheel.log ? withResults(stamped, resultsIn(wheel.log)) : stamped;
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
  const save = ({ owner, body, saveId, isForced }: CloudCall & { owner: string }): CloudAnswer => {
    const document = openDocument(body).wheel as Wheel;
    const id = document.id ?? '';
    const stored = wheels.get(id);
    if (stored && stored.owner !== owner) return problem(409, 'not_owner');
    if (stored && saveId !== null && stored.saveId === saveId)
      return {
        status: 200,
        body: { success: true, message: 'Saved.', wheel: writeDocument(shown(id, stored)), mruList: [] },
      };
    const { cloudSavedAt } = document;
    if (stored && !isForced && cloudSavedAt !== undefined && cloudSavedAt !== stored.savedAt)
      return problem(409, 'stale_wheel', { wheel: writeDocument(shown(id, stored)) });
    return put(id, document, owner, saveId);
  };
  const exchange = (id: string, wheel: CloudWheel, body: unknown): CloudAnswer => {
    const { entries, after = 0, folded } = body as { entries: LogEntry[]; after?: number; folded?: number };
    const document = wheel.versions.at(-1) as Wheel;
    if (!wheel.log && entries.length === 0) {
      const base = after !== 0 || folded !== 0 ? { base: logOf(document).base } : {};
      return {
        status: 200,
        body: { success: true, mark: 0, folded: 0, hasMore: false, entries: [], ...base },
      };
    }
    const begun = wheel.log ?? {
      base: logOf(document).base,
      folded: 0,
      lastSeq: 0,
      entries: [],
      ids: new Set<string>(),
    };
    const log = foldedLog(logWith(begun, entries), sizes);
    wheels.set(id, { ...wheel, log });
    const known = after > begun.lastSeq ? { after: 0, folded: undefined } : { after, folded };
    const given = log.entries.filter(({ seq }) => seq > known.after).slice(0, sizes.atOnce);
    const mark = given.at(-1)?.seq ?? known.after;
    return {
      status: 200,
      body: {
        success: true,
        mark,
        folded: log.folded,
        hasMore: mark < log.lastSeq,
        entries: given.map(({ seq, entry }) => ({ seq, ...entry })),
        ...(known.after === 0 || known.folded !== log.folded ? { base: log.base } : {}),
      },
    };
  };
  const answer = (call: CloudCall): CloudAnswer => {
    const { method, path, owner } = call;
    if (owner === null) return problem(401, 'not_authenticated');
    if (path === '/api/wheel') return save({ ...call, owner });
    const [, , , id = '', part, version, act] = path.split('/');
    const wheel = wheels.get(id);
    if (wheel?.owner !== owner) return problem(404, 'wheel_not_found');
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
    wheels.set(id, { ...wheel, log: { ...wheel.log, entries, ids, lastSeq: entries.at(-1)?.seq ?? 0 } });
  };
  return {
    wheels: wheels as ReadonlyMap<string, CloudWheel>,
    answer: (call: CloudCall): CloudAnswer => structuredClone(answer(structuredClone(call))),
    shown: (id: string) => {
      const wheel = wheels.get(id);
      return wheel ? shown(id, wheel) : null;
    },
    setBack,
  };
}

export type FakeCloud = ReturnType<typeof fakeCloud>;

function withResults(document: Wheel, { history, totalWheelSpins }: Results): Wheel {
  return { ...document, results: { history: [...history], totalWheelSpins } };
}

const resultsIn = ({ base, entries }: CloudLog): Results =>
  resultsOf(
    withEntries(
      { base, entries: [] },
      entries.map(({ entry }) => entry),
    ),
  );

function logWith(log: CloudLog, sent: readonly LogEntry[]): CloudLog {
  const ids = new Set(log.ids);
  const entries = [...log.entries];
  let { lastSeq } = log;
  for (const entry of sent) {
    if (ids.has(entry.id)) continue;
    ids.add(entry.id);
    lastSeq += 1;
    entries.push({ seq: lastSeq, entry });
  }
  return { ...log, entries, ids, lastSeq };
}

/** Old entries become part of the base; their ids are remembered, as a page may send one of them again. */
function foldedLog(log: CloudLog, { most, kept }: LogSizes): CloudLog {
  if (log.lastSeq - log.folded <= most) return log;
  const folded = log.lastSeq - kept;
  const old = log.entries.filter(({ seq }) => seq <= folded);
  return {
    ...log,
    folded,
    base: resultsIn({ ...log, entries: old }),
    entries: log.entries.filter(({ seq }) => seq > folded),
  };
}
