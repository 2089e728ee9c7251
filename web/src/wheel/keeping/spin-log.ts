import { finiteOr, isRecord } from '../document/coerce-wheel';
import type { HistoryEntry, KnownLog, Slice, Wheel } from '../document/document';
import { newGuid } from '../document/guid';
import { prizeWinnerIn } from '../picking/prizes';
import { endsRound, turnModeOf } from '../picking/turns';
import { guest, nextMoment, prizeSpinner, type Spinner, withWins } from './win-history';

interface Entry {
  id: string;
  /** Its place among all entries: after everything that its maker knew, whichever clock is wrong. */
  order: number;
  /** When it was made, in milliseconds. */
  at: number;
  /** Its number in the server's log, once it has one. It isn't sent. */
  seq?: number;
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

/** Which part of the log a clearing has seen: it hides nothing else. */
export interface Seen {
  /** Entries up to this number of the server's log. */
  mark: number;
  /** Entries that had no number yet. */
  ids?: readonly string[];
  /** Instead of `ids`, once the server has numbered them: from the first of each pair to the second. */
  also?: readonly (readonly [number, number])[];
}

/** `clear` removes the winners, `recount` the number of spins. */
export interface Clearing extends Entry {
  kind: 'clear' | 'recount';
  /** Unset by earlier versions of the page: it hides everything before it. */
  seen?: Seen;
}

/** Restores a clearing, or undoes that; or takes back a win whose place went to somebody else. */
interface Restoring extends Entry {
  kind: 'restore';
  of: string;
}

export type LogEntry = Win | Clearing | Restoring;

/** What spinning adds to a wheel, in the form that documents have. */
export interface Results {
  history: readonly HistoryEntry[];
  totalWheelSpins: number;
  /** When the last round of turns ended; unset where no round has. */
  roundEndedAt?: number;
}

/** The results before a log. */
export interface Base extends Results {
  /** How much of the server's log they contain, where they come from there. */
  known?: KnownLog;
}

/** The results of a wheel, one entry for each spin, in their order; older ones are only counted. */
export interface SpinLog {
  base: Base;
  entries: readonly LogEntry[];
  /** How much of the server's log base and entries contain; unset, what the base says. */
  known?: KnownLog | undefined;
}

/** For a document without a log: its results are the base of its log. */
export function logOf({ cloudSavedAt, results: { history = [], totalWheelSpins, known } }: Wheel): SpinLog {
  const base = { history, totalWheelSpins: Math.max(0, Math.floor(finiteOr(totalWheelSpins, 0))) };
  const isFromCloud = cloudSavedAt !== undefined && isKnownLog(known);
  return { base: isFromCloud ? { ...base, known } : base, entries: [] };
}

const isKnownLog = (raw: unknown): raw is KnownLog =>
  isRecord(raw) && Number.isSafeInteger(raw.mark) && Number.isSafeInteger(raw.order);

/** The rule is in `api/spin-log-cases.json`, as cases that the server's tests read too. */
export function resultsOf({ base, entries }: SpinLog): Results {
  const restored = takenBack(entries);
  const effective = (kind: Clearing['kind']) =>
    entries.filter((entry): entry is Clearing => entry.kind === kind && !restored.has(entry.id));
  const [clears, recounts] = [effective('clear'), effective('recount')];
  const wins = entries.filter((entry): entry is Win => isWin(entry) && !restored.has(entry.id));
  const roundEndedAt = wins.reduce(
    (latest, { endsRound: isEnd, at }) => (isEnd === true ? Math.max(latest, at) : latest),
    base.roundEndedAt ?? 0,
  );
  return {
    history: withWins(clears.length === 0 ? base.history : [], unseen(wins, clears, entries)),
    totalWheelSpins:
      (recounts.length === 0 ? base.totalWheelSpins : 0) + unseen(wins, recounts, entries).length,
    ...(roundEndedAt > 0 ? { roundEndedAt } : {}),
  };
}

/** The wins that none of the clearings has seen. */
function unseen(wins: readonly Win[], clearings: readonly Clearing[], entries: readonly LogEntry[]): Win[] {
  const seen = clearings.flatMap((clearing) => clearing.seen ?? []);
  const mark = Math.max(0, ...seen.map((each) => each.mark));
  const ids = new Set(seen.flatMap((each) => each.ids ?? []));
  const ranges = seen.flatMap((each) => each.also ?? []);
  // Clearings of earlier versions go by the order.
  const last = clearings.findLast((clearing) => clearing.seen === undefined);
  const before = new Set(last ? entries.slice(0, entries.indexOf(last)).map(({ id }) => id) : []);
  return wins.filter(
    ({ id, seq = Number.POSITIVE_INFINITY }) =>
      !(
        seq <= mark ||
        ids.has(id) ||
        before.has(id) ||
        ranges.some(([from, to]) => from <= seq && seq <= to)
      ),
  );
}

function takenBack(entries: readonly LogEntry[]): Set<string> {
  const ids = new Set<string>();
  for (const entry of entries.toReversed())
    if (entry.kind === 'restore' && !ids.has(entry.id)) ids.add(entry.of);
  return ids;
}

/** The wheel with the results of its log, and with turns that began when the last round ended. */
export function withLog(wheel: Wheel, log: SpinLog, results = resultsOf(log)): Wheel {
  const since = results.roundEndedAt ?? 0;
  const { turns } = wheel.spin;
  const isNewRound = turns !== undefined && since > (turns.since ?? 0);
  const { history, totalWheelSpins, known } = wheel.results;
  return {
    ...wheel,
    results: {
      // A document without results means the same as an empty list and zero spins: no fields are added to it.
      ...(results.history.length > 0 || history ? { history: [...results.history] } : {}),
      ...(results.totalWheelSpins > 0 || totalWheelSpins !== undefined
        ? { totalWheelSpins: results.totalWheelSpins }
        : {}),
      ...(known ? { known } : {}),
    },
    ...(isNewRound ? { spin: { ...wheel.spin, turns: { ...turns, since } } } : {}),
  };
}

/** The fields of an entry before it has its place in a log. */
type Made<Kind extends LogEntry> = Omit<Kind, 'id' | 'order' | 'seq' | 'seen'>;
export type NewEntry = Made<Win> | Made<Clearing> | Made<Restoring>;

/** The entries, ordered after everything that the log knows. A clearing records what that is. */
export function asNext(log: SpinLog, made: readonly NewEntry[]): LogEntry[] {
  const last = lastOrder(log);
  const isClearing = ({ kind }: NewEntry) => kind === 'clear' || kind === 'recount';
  return made.map((entry, place) => ({
    ...entry,
    id: newGuid(),
    order: Math.min(last + 1 + place, Number.MAX_SAFE_INTEGER),
    ...(isClearing(entry) ? { seen: seenOf(log) } : {}),
  })) as LogEntry[];
}

/** The greatest order that the log knows of. */
export const lastOrder = ({ base, entries, known = base.known }: SpinLog): number =>
  Math.max(known?.order ?? 0, entries.at(-1)?.order ?? 0);

function seenOf({ base, entries, known = base.known }: SpinLog): Seen {
  const mark = known?.mark ?? 0;
  const later = entries.filter((entry) => isWin(entry) && (entry.seq === undefined || entry.seq > mark));
  return { mark, ids: later.map(({ id }) => id) };
}

/** The log with more entries, each once, in their order. */
export function withEntries(log: SpinLog, more: readonly LogEntry[]): SpinLog {
  const known = new Set(log.entries.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return log;
  return { ...log, entries: [...log.entries, ...fresh].sort(byOrder) };
}

const isWin = (entry: LogEntry): entry is Win => entry.kind === 'win';

/** Wins that a clearing elsewhere couldn't know of come after it. */
const byOrder = (a: LogEntry, b: LogEntry): number =>
  a.order - b.order || Number(isWin(a)) - Number(isWin(b)) || (a.id < b.id ? -1 : 1);

/** The entries after which these slices, and no others, have the wins of a draw; none where it wasn't counted here. */
export function winsMoved(
  wheel: Wheel,
  log: SpinLog,
  receipt: string,
  holders: ReadonlySet<string>,
): NewEntry[] {
  const ever = log.entries.filter((entry): entry is Win => isWin(entry) && entry.receipt === receipt);
  const [first] = ever;
  if (!first) return [];
  const restored = takenBack(log.entries);
  const wins = ever.filter(({ id }) => !restored.has(id));
  const counted = new Set(wins.map(({ guid }) => guid));
  const fresh = wheel.slices.filter(({ guid }) => holders.has(guid) && !counted.has(guid));
  return [
    ...wins
      .filter(({ guid }) => !holders.has(guid))
      .map(({ id: of }) => ({ kind: 'restore' as const, at: Date.now(), of })),
    ...winsOf(wheel, fresh, { by: first.by, receipt }),
  ];
}

/** Characters of a text in the log; the guid says which slice it was. */
const longestText = 256;
const longestName = 100;

/** The beginning of a long text: entries are small, however long a choice is. */
export function shortText(text: string, most = longestText): string {
  if (text.length <= most) return text;
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
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
  { by: spinner = guest, receipt }: Won = {},
): NewEntry[] {
  const prizeWinner = prizeWinnerIn(wheel.spin);
  const by = prizeWinner ? prizeSpinner(prizeWinner) : spinner;
  // A round that began by a clock which is ahead has begun nevertheless: the win is its turn.
  const round = turnModeOf(wheel) === 'noRepeats' ? (wheel.spin.turns?.since ?? 0) : 0;
  const first = Math.max(nextMoment(wheel.results.history ?? [], Date.now()), round + 1);
  const wins = winners.map(({ guid, text }, place) => ({
    kind: 'win' as const,
    at: first + place,
    guid,
    text: shortText(text),
    by: { ...by, name: shortText(by.name, longestName) },
    ...(receipt ? { receipt } : {}),
  }));
  const last = wins.at(-1);
  if (!last || !endsRound(wheel, winners, last.at)) return wins;
  return wins.with(-1, { ...last, endsRound: true } as typeof last);
}
