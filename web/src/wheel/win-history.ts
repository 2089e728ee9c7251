import type { HistoryEntry, Slice } from './document';

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
  };
  return [...history.filter((each) => !own(each)), entry].sort(byWins);
}

export const byWins = (a: HistoryEntry, b: HistoryEntry) =>
  b.won - a.won || b.lastWonTimestamp - a.lastWonTimestamp;

export const latestWinners = (history: readonly HistoryEntry[], count: number): string[] =>
  [...history]
    .sort((a, b) => b.lastWonTimestamp - a.lastWonTimestamp)
    .slice(0, count)
    .map((entry) => entry.itemName);
