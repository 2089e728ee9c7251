import { finiteOr, isRecord } from '../document/coerce-config';
import type { HistoryEntry, Slice, Wheel } from '../document/document';
import { newGuid } from '../document/guid';
import { endsRound } from '../picking/turns';
import { guest, nextMoment, type Spinner, withWins } from './win-history';

interface Entry {
  id: string;
  /** Its place among all entries: after everything its maker knew of, whichever clock is wrong. */
  order: number;
  /** When it was made, in milliseconds. */
  at: number;
}

export interface Win extends Entry {
  kind: 'win';
  guid: string;
  text: string;
  by: Spinner;
  /** The id of its receipt. */
  receipt?: string;
  /** With it everyone has had a turn. */
  endsRound?: boolean;
}

/** `clear` removes the winners, `recount` the number of spins. */
export interface Clearing extends Entry {
  kind: 'clear' | 'recount';
}

/** Restores a clearing, or undoes that. */
interface Restoring extends Entry {
  kind: 'restore';
  of: string;
}

export type LogEntry = Win | Clearing | Restoring;

/** What spinning adds to a wheel, in the form that documents have. */
export interface Results {
  history: readonly HistoryEntry[];
  totalWheelSpins: number;
}

/** The results of a wheel, one entry for each spin, in their order; older ones are only counted. */
export interface SpinLog {
  base: Results;
  entries: readonly LogEntry[];
}

/** For a document without a log: its results are the base of its log. */
export const logOf = ({ results: { history = [], totalWheelSpins } }: Wheel): SpinLog => ({
  base: { history, totalWheelSpins: Math.max(0, Math.floor(finiteOr(totalWheelSpins, 0))) },
  entries: [],
});

export function resultsOf({ base, entries }: SpinLog): Results {
  const restored = takenBack(entries);
  const lastOf = (kind: Clearing['kind']) =>
    entries.findLastIndex((entry) => entry.kind === kind && !restored.has(entry.id));
  const [cleared, recounted] = [lastOf('clear'), lastOf('recount')];
  const counted = entries.slice(recounted + 1).filter(isWin).length;
  return {
    history: withWins(cleared < 0 ? base.history : [], entries.slice(cleared + 1).filter(isWin)),
    totalWheelSpins: (recounted < 0 ? base.totalWheelSpins : 0) + counted,
  };
}

function takenBack(entries: readonly LogEntry[]): Set<string> {
  const ids = new Set<string>();
  for (const entry of entries.toReversed())
    if (entry.kind === 'restore' && !ids.has(entry.id)) ids.add(entry.of);
  return ids;
}

/** The wheel with the results of its log, and with turns that began when the last round ended. */
export function withLog(wheel: Wheel, log: SpinLog, results = resultsOf(log)): Wheel {
  const since = log.entries.findLast((entry) => isWin(entry) && entry.endsRound === true)?.at ?? 0;
  const { turns } = wheel.spin;
  const isNewRound = turns !== undefined && since > (turns.since ?? 0);
  const { history, totalWheelSpins } = wheel.results;
  return {
    ...wheel,
    results: {
      // A document without results means the same as an empty list and zero spins: no fields are added to it.
      ...(results.history.length > 0 || history ? { history: [...results.history] } : {}),
      ...(results.totalWheelSpins > 0 || totalWheelSpins !== undefined
        ? { totalWheelSpins: results.totalWheelSpins }
        : {}),
    },
    ...(isNewRound ? { spin: { ...wheel.spin, turns: { ...turns, since } } } : {}),
  };
}

/** The fields of an entry before it has its place in a log. */
type Made<Kind extends LogEntry> = Omit<Kind, 'id' | 'order'>;
export type NewEntry = Made<Win> | Made<Clearing> | Made<Restoring>;

/** The entries, ordered after everything that the log knows. */
export function asNext(log: SpinLog, made: readonly NewEntry[]): LogEntry[] {
  const last = log.entries.at(-1)?.order ?? 0;
  return made.map((entry, place) => ({ ...entry, id: newGuid(), order: last + 1 + place }) as LogEntry);
}

/** The log with more entries, each once, in their order. */
export function withEntries(log: SpinLog, more: readonly LogEntry[]): SpinLog {
  const known = new Set(log.entries.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return log;
  return { ...log, entries: [...log.entries, ...fresh].sort(byOrder) };
}

/** Further ones are counted, not kept one by one. */
const mostEntries = 10_000;

/**
 * The log with its oldest entries folded, once there are too many; a few more are allowed, as folding takes a while.
 */
export function folded(log: SpinLog, most = mostEntries, slack = most / 10): SpinLog {
  const { entries } = log;
  if (entries.length <= most + slack) return log;
  const old = entries.slice(0, entries.length - most);
  return { base: resultsOf({ base: log.base, entries: old }), entries: entries.slice(-most) };
}

const isWin = (entry: LogEntry): entry is Win => entry.kind === 'win';

/** Wins that a clearing elsewhere couldn't know of come after it. */
const byOrder = (a: LogEntry, b: LogEntry): number =>
  a.order - b.order || Number(isWin(a)) - Number(isWin(b)) || (a.id < b.id ? -1 : 1);

/** Reads a stored or received entry; null when it isn't one. Kinds of a newer version are kept and count as nothing. */
export function openEntry(raw: unknown): LogEntry | null {
  if (!isRecord(raw) || typeof raw.id !== 'string' || typeof raw.kind !== 'string') return null;
  const { order, at } = raw;
  if (!Number.isSafeInteger(order) || !Number.isFinite(at)) return null;
  if (raw.kind === 'win') {
    if (typeof raw.guid !== 'string' || typeof raw.text !== 'string') return null;
    const by = isRecord(raw.by) ? raw.by : {};
    const { id = guest.id, name = guest.name } = by as Partial<Spinner>;
    return { ...raw, by: { ...by, id: String(id), name: String(name) } } as unknown as Win;
  }
  if (raw.kind === 'restore' && typeof raw.of !== 'string') return null;
  return raw as unknown as LogEntry;
}

interface Won {
  by?: Spinner | undefined;
  /** The id of its receipt. */
  receipt?: string | undefined;
}

/** The entries that wins, in their order, add to the log; the last of them may end a round of turns. */
export function winsOf(
  wheel: Wheel,
  winners: readonly Slice[],
  { by = guest, receipt }: Won = {},
): NewEntry[] {
  const first = nextMoment(wheel.results.history ?? [], Date.now());
  const wins = winners.map(({ guid, text }, place) => ({
    kind: 'win' as const,
    at: first + place,
    guid,
    text,
    by,
    ...(receipt ? { receipt } : {}),
  }));
  const last = wins.at(-1);
  if (!last || !endsRound(wheel, winners, last.at)) return wins;
  return wins.with(-1, { ...last, endsRound: true } as typeof last);
}
