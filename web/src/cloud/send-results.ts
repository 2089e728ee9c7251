import { exchangeSpins } from '../api/wheels';
import { openLibrary } from '../library/library';
import type { Change } from '../library/shelf';
import { withTabLock } from '../library/tabs';
import { type EntryRow, isUnsent, type LogMark, type WheelRecord } from '../library/wheel-record';
import { sessionStore } from '../session/session-state';
import { isRecord } from '../wheel/document/coerce-wheel';
import { type Base, type LogEntry, shortText } from '../wheel/keeping/spin-log';
import { openEntry } from '../wheel/keeping/stored-log';
import { coEditHeaders, coEditKeyOf, isForeign } from './owner';
import { cloudErrorOf, passesByItself } from './read-error';

/** The server accepts this many per call. */
const batch = 1000;
/** The ids that a clearing may list. */
const mostSeen = 1000;
/** The number of an entry that the server has but hasn't numbered in a response yet. */
const unnumbered = Number.MAX_SAFE_INTEGER;
/**
 * Sends the results of a wheel that the user's account lacks, and fetches those that are new there; with `onlyUnsent`,
 * only where there is something to send. Returns whether it need not be tried again soon.
 */
export const sendResults = (key: string, { onlyUnsent = false } = {}): Promise<boolean> =>
  withTabLock(`spins.${key}`, async () => {
    let isWhole = false;
    for (let end = await exchange(key, { onlyUnsent }); end !== 'done'; ) {
      isWhole ||= end === 'whole';
      end = await exchange(key, { isWhole });
    }
    return true;
  }).catch((error: unknown) => {
    // They stay here, and their card says so: the queue finds them.
    console.warn('The results could not be exchanged with the cloud.', error);
    return !passesByItself(cloudErrorOf(error));
  });

/** `whole`: the log is needed from its base on, to learn which entries have which numbers. */
type ExchangeEnd = 'done' | 'more' | 'whole';

async function exchange(key: string, { onlyUnsent = false, isWhole = false }): Promise<ExchangeEnd> {
  const library = await openLibrary();
  const kept = await library.read(key);
  if (!kept || !isInAccount(kept.record)) return 'done';
  const { document, mark } = kept.record;
  const unsent = kept.rows.filter(isUnsent).sort((a, b) => a.entry.order - b.entry.order);
  if (onlyUnsent && unsent.length === 0) {
    await library.change(key, (record) =>
      record.unsent === false ? null : { record: { ...record, ...sentUntil(record, kept.record) } },
    );
    return 'done';
  }
  const sent = unsent.slice(0, batch);
  const answer = await exchangeSpins(
    document.id ?? '',
    sent.map(({ entry }) => asSent(entry, kept.rows)),
    mark,
    coEditHeaders(coEditKeyOf(kept.record, sessionStore.getState().user)),
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
  const isAgain =
    unsent.length > sent.length || forgotten.length > 0 || marked.some((row) => row.refused === undefined);
  const rows: EntryRow[] = [
    ...marked,
    // Entries whose number arrives with a later page of the response are stored too.
    ...taken.map(({ id, entry }) => ({ key, id, entry, seq: numbers.get(id) ?? unnumbered })),
    ...entries.map(({ seq, entry }) => ({ key, id: entry.id, entry, seq })),
    ...forgotten.map(({ id, entry }) => ({ key, id, entry })),
  ];
  // The server has these entries under numbers that this device knew once, or its base contains them.
  const lost = [...kept.rows, ...rows].filter(({ seq, id }) => seq === unnumbered && !numbers.has(id));
  const isUnclear = !answer.hasMore && answer.folded > 0 && lost.length > 0;
  await library.change(key, (record) => {
    const folded = base ? kept.rows.filter(({ seq }) => seq !== undefined && seq <= answer.folded) : [];
    if (isUnclear && isWhole) folded.push(...lost);
    const after = isUnclear && !isWhole ? answer.folded : answer.mark;
    const now: LogMark = { after, folded: answer.folded, order: answer.order };
    return changed(
      { ...record, ...(base ? { base } : {}), mark: now, ...(isAgain ? {} : sentUntil(record, kept.record)) },
      rows,
      [...folded, ...dropped],
      record,
    );
  });
  if (isUnclear && !isWhole) return 'whole';
  return answer.hasMore || isAgain ? 'more' : 'done';
}

/** Results that were added since the wheel was read are still unsent: the record has another revision by then. */
const sentUntil = ({ revision }: WheelRecord, read: WheelRecord): Partial<WheelRecord> =>
  revision === read.revision ? { unsent: false } : {};

/**
 * A refused win stays only here. A clearing that came too late is dropped: the cloud shows the results that it didn't
 * know. An order that is too far ahead is replaced, and the entry is sent again.
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
  // Wins that were sent before it have their numbers by now.
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
    rows.length > 0 ||
    folded.length > 0 ||
    record.base !== before.base ||
    record.unsent !== before.unsent ||
    before.mark === undefined;
  return isNews ? { record, rows, dropped: folded.map(({ id }) => id) } : null;
}

const isInAccount = ({ document, coEdit }: WheelRecord): boolean => {
  const { user } = sessionStore.getState();
  return user !== null && document.cloudSavedAt !== undefined && !isForeign(document, user, coEdit?.by);
};
