import { exchangeSpins } from '../api/exchange-spins';
import { openLibrary } from '../library/library';
import type { Change } from '../library/shelf';
import { alone } from '../library/tabs';
import type { EntryRow, LogMark, WheelRecord } from '../library/wheel-record';
import { sessionStore } from '../session/session-state';
import { isRecord } from '../wheel/document/coerce-config';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { type Base, type LogEntry, openEntry, shortText } from '../wheel/keeping/spin-log';
import { wheelStore } from '../wheel/store';
import { coEditHeaders, isForeign } from './owner';

/** The server accepts this many per call. */
const batch = 1000;
/** The ids that a clearing may list. */
const mostSeen = 1000;
/** The number of an entry that the server has but hasn't numbered in a response yet. */
const unnumbered = Number.MAX_SAFE_INTEGER;
/** Spins within this many ms are sent in one call. */
const patience = 1500;

/** Exchanges the results of a wheel with the user's account: new ones here are sent, new ones there are fetched. */
export const sendResults = (key: string): Promise<void> =>
  alone(`spins.${key}`, async () => {
    for (let hasMore = true; hasMore; ) hasMore = await exchange(key);
  }).catch((error) => {
    // They stay here, and are sent with the next ones or at the next visit.
    console.warn('The results could not be exchanged with the cloud.', error);
  });

async function exchange(key: string): Promise<boolean> {
  const library = await openLibrary();
  const kept = await library.read(key);
  if (!kept || !isInAccount(kept.record)) return false;
  const { document, mark } = kept.record;
  const unsent = kept.rows
    .filter(({ seq, refused }) => seq === undefined && refused === undefined)
    .sort((a, b) => a.entry.order - b.entry.order);
  const sent = unsent.slice(0, batch);
  const answer = await exchangeSpins(
    document.id ?? '',
    sent.map(({ entry }) => asSent(entry, kept.rows)),
    mark,
    coEditHeaders(document.id),
  );
  const entries = answer.entries.flatMap(openNumbered);
  const base = openBase(answer.base);
  const numbers = new Map(entries.map(({ seq, entry }) => [entry.id, seq]));
  // A server that was restored from a backup has lost some entries: they are sent again. It then returns its
  // log from the beginning, perhaps as far as this device knew it.
  const after = mark?.after ?? 0;
  const isSetBack = answer.mark < after || entries.some(({ seq }) => seq <= after);
  const forgotten = isSetBack ? kept.rows.filter(({ seq, id }) => seq !== undefined && !numbers.has(id)) : [];
  const refused = new Map(answer.refused.map(({ id, code }) => [id, code]));
  const taken = sent.filter(({ id }) => !refused.has(id));
  const { kept: marked, dropped } = settleRefused(sent, refused, answer.order);
  await library.change(key, (record) => {
    const rows: EntryRow[] = [
      ...marked,
      // Entries whose number comes with a later page of the response are stored all the same.
      ...taken.map(({ id, entry }) => ({ key, id, entry, seq: numbers.get(id) ?? unnumbered })),
      ...entries.map(({ seq, entry }) => ({ key, id: entry.id, entry, seq })),
      ...forgotten.map(({ id, entry }) => ({ key, id, entry })),
    ];
    const folded = base ? kept.rows.filter(({ seq }) => seq !== undefined && seq <= answer.folded) : [];
    // Entries that are sent again after a long time have no number any more: the base contains them.
    if (!answer.hasMore && answer.folded > 0)
      folded.push(...[...kept.rows, ...rows].filter(({ seq, id }) => seq === unnumbered && !numbers.has(id)));
    const now: LogMark = { after: answer.mark, folded: answer.folded, order: answer.order };
    return changed(
      { ...record, ...(base ? { base } : {}), mark: now },
      rows,
      [...folded, ...dropped],
      record,
    );
  });
  const isAgain = marked.some((row) => row.refused === undefined);
  return answer.hasMore || unsent.length > sent.length || forgotten.length > 0 || isAgain;
}

/**
 * A refused win stays here alone. A clearing that came too late is dropped: the cloud shows what it didn't know of. An
 * order that is too far ahead is replaced, and the entry sent again.
 */
function settleRefused(sent: readonly EntryRow[], refused: ReadonlyMap<string, string>, order: number) {
  const rows = sent.filter(({ id }) => refused.has(id));
  if (rows.length > 0) console.warn('The cloud has refused results.', Object.fromEntries(refused));
  const kept = rows.flatMap((row, place): EntryRow[] => {
    const code = refused.get(row.id) ?? '';
    if (code === 'order_too_far') return [{ ...row, entry: { ...row.entry, order: order + 1 + place } }];
    return row.entry.kind === 'win' ? [{ ...row, refused: code }] : [];
  });
  return { kept, dropped: rows.filter(({ id }) => !kept.some((row) => row.id === id)) };
}

/** The entry as the server takes it, also where an earlier version of the page has made it. */
function asSent({ seq: _seq, ...entry }: LogEntry, rows: readonly EntryRow[]): object {
  if (entry.kind === 'win') return { ...entry, text: shortText(entry.text) };
  if ((entry.kind !== 'clear' && entry.kind !== 'recount') || !entry.seen) return entry;
  // Wins that were sent before it have got numbers by now.
  const ids = new Set(entry.seen.ids);
  const numbers = new Map(rows.map((row) => [row.seq, row.id]));
  let { mark } = entry.seen;
  while (ids.has(numbers.get(mark + 1) ?? '')) mark += 1;
  const counted = new Set(
    rows.filter(({ seq = Number.POSITIVE_INFINITY }) => seq <= mark).map(({ id }) => id),
  );
  return { ...entry, seen: { mark, ids: [...ids].filter((id) => !counted.has(id)).slice(-mostSeen) } };
}

function openNumbered(raw: unknown): { seq: number; entry: LogEntry }[] {
  const { seq, ...rest } = isRecord(raw) ? raw : {};
  const entry = openEntry(rest);
  return entry && typeof seq === 'number' ? [{ seq, entry }] : [];
}

const openBase = (raw: unknown): Base | null =>
  isRecord(raw) && Array.isArray(raw.history) ? (raw as unknown as Base) : null;

function changed(
  record: WheelRecord,
  rows: readonly EntryRow[],
  folded: readonly EntryRow[],
  before: WheelRecord,
): Change | null {
  const isNews =
    rows.length > 0 || folded.length > 0 || record.base !== before.base || before.mark === undefined;
  return isNews ? { record, rows, dropped: folded.map(({ id }) => id) } : null;
}

const isInAccount = ({ document }: WheelRecord): boolean => {
  const { user } = sessionStore.getState();
  return user !== null && document.cloudSavedAt !== undefined && !isForeign(document, user);
};

/**
 * Exchanges the results of the wheel on the stage: after spins, when another wheel comes to the stage, and when the
 * visitor or the connection comes back. Returns how to stop.
 */
export function exchangeResults(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The results of a wheel that has left the stage by then are sent too. */
  const waiting = new Set<string>();
  const sendAll = () => {
    for (const key of waiting) void sendResults(key);
    waiting.clear();
  };
  const soon = (time = patience) => {
    waiting.add(keyOfWheel(wheelStore.getState().wheel));
    clearTimeout(timer);
    timer = setTimeout(sendAll, time);
  };
  const seen = () => {
    if (document.visibilityState === 'visible') soon(0);
  };
  const stopWatching = wheelStore.subscribe(({ log, lastChange, wheel }, before) => {
    if (log !== before.log && lastChange === 'made') soon();
    else if (keyOfWheel(wheel) !== keyOfWheel(before.wheel)) soon();
  });
  const back = () => soon(0);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', back);
  soon(0);
  return () => {
    clearTimeout(timer);
    stopWatching();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', back);
  };
}
