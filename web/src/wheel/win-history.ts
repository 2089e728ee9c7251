import type { HistoryEntry, Slice } from './document';
import { isGuid } from './guid';
import { timesOf, withoutOldTimes } from './win-log';

export interface Spinner {
  id: string;
  name: string;
}

export const guest: Spinner = { id: 'guest', name: 'Guest' };

/**
 * One entry per slice and user, most wins first, then the most recent win. Wins of one draw are a millisecond apart:
 * the order is read from their times.
 */
export function recordWins(
  history: readonly HistoryEntry[],
  winners: readonly Slice[],
  spinner: Spinner,
  first: number,
  receipt?: string,
): HistoryEntry[] {
  const entries = new Map(history.map((entry) => [keyOf(entry), entry]));
  winners.forEach((slice, place) => {
    const key = keyOf({ guid: slice.guid, userId: spinner.id });
    const before = entries.get(key);
    const time = first + place;
    entries.set(key, {
      ...before,
      guid: slice.guid,
      itemName: slice.text,
      won: (before?.won ?? 0) + 1,
      userId: spinner.id,
      by: spinner.name,
      lastWonTimestamp: time,
      times: [...timesOf(before), time],
      ...(receipt ? { receipts: [receipt, ...receiptsOf(before)].slice(0, keptReceipts) } : {}),
    });
  });
  return withoutOldTimes([...entries.values()]).sort(byWins);
}

/** What makes an entry the same one: the slice and who let it spin. */
export const keyOf = ({ guid, userId }: Pick<HistoryEntry, 'guid' | 'userId'>): string => `${guid} ${userId}`;

const keptReceipts = 20;

/** Where the wins of an entry can be checked, the latest first; a document may hold anything in their place. */
export const receiptsOf = (entry: HistoryEntry | undefined): string[] =>
  Array.isArray(entry?.receipts) ? entry.receipts.filter(isGuid) : [];

export const isRecorded = (history: readonly HistoryEntry[], receipt: string | undefined): boolean =>
  receipt !== undefined && history.some((entry) => receiptsOf(entry).includes(receipt));

export const byWins = (a: HistoryEntry, b: HistoryEntry) =>
  b.won - a.won || b.lastWonTimestamp - a.lastWonTimestamp;

/** The last to have won, as often as they did, the latest first; of an entry without a log its last win. */
export const latestWinners = (history: readonly HistoryEntry[], count: number): string[] =>
  history
    .flatMap((entry) => {
      const times = timesOf(entry);
      return (times.length > 0 ? times : [entry.lastWonTimestamp]).map((time) => ({ time, entry }));
    })
    .sort((a, b) => b.time - a.time)
    .slice(0, count)
    .map(({ entry }) => entry.itemName);
