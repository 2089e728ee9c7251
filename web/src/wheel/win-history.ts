import type { HistoryEntry, Slice } from './document';
import { isGuid } from './guid';

export interface Spinner {
  id: string;
  name: string;
}

export const guest: Spinner = { id: 'guest', name: 'Guest' };

/** One entry per slice and user, most wins first, then the most recent win. */
export function recordWin(
  history: readonly HistoryEntry[],
  slice: Slice,
  spinner: Spinner,
  now: number,
  receipt?: string,
): HistoryEntry[] {
  const own = (entry: HistoryEntry) => entry.guid === slice.guid && entry.userId === spinner.id;
  const before = history.find(own);
  const entry: HistoryEntry = {
    ...before,
    guid: slice.guid,
    itemName: slice.text,
    won: (before?.won ?? 0) + 1,
    userId: spinner.id,
    by: spinner.name,
    lastWonTimestamp: now,
    ...(receipt ? { receipts: [receipt, ...receiptsOf(before)].slice(0, keptReceipts) } : {}),
  };
  return [...history.filter((each) => !own(each)), entry].sort(byWins);
}

const keptReceipts = 20;

/** Where the wins of an entry can be checked, the latest first; a document may hold anything in their place. */
export const receiptsOf = (entry: HistoryEntry | undefined): string[] =>
  Array.isArray(entry?.receipts) ? entry.receipts.filter(isGuid) : [];

export const isRecorded = (history: readonly HistoryEntry[], receipt: string | undefined): boolean =>
  receipt !== undefined && history.some((entry) => receiptsOf(entry).includes(receipt));

export const byWins = (a: HistoryEntry, b: HistoryEntry) =>
  b.won - a.won || b.lastWonTimestamp - a.lastWonTimestamp;

export const latestWinners = (history: readonly HistoryEntry[], count: number): string[] =>
  [...history]
    .sort((a, b) => b.lastWonTimestamp - a.lastWonTimestamp)
    .slice(0, count)
    .map((entry) => entry.itemName);
