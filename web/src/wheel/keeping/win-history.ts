import type { HistoryEntry } from '../document/document';
import { isGuid } from '../document/guid';
import type { Win } from './spin-log';

export interface Spinner {
  id: string;
  name: string;
}

/** A prize was drawn for this person, so the win is theirs: each of them has an entry of their own for it. */
export const prizeSpinner = ({ guid, name }: { guid: string; name: string }): Spinner => ({
  id: `${prizeMark}${guid}`,
  name,
});
const prizeMark = 'prize:';

export const isPrizeWin = ({ userId }: Pick<HistoryEntry, 'userId'>): boolean => userId.startsWith(prizeMark);

/** What was won: of a prize also by whom. */
export const wonText = (entry: Pick<HistoryEntry, 'userId' | 'by' | 'itemName'>): string =>
  isPrizeWin(entry) ? `${entry.by} → ${entry.itemName}` : entry.itemName;

export const guest: Spinner = { id: 'guest', name: 'Guest' };

/** One entry per slice and user, most wins first, then the most recent win. */
export function withWins(history: readonly HistoryEntry[], wins: readonly Win[]): HistoryEntry[] {
  const entries = new Map(history.map((entry) => [keyOf(entry), entry]));
  for (const { key, all } of grouped(wins)) {
    const before = entries.get(key);
    const last = all.reduce((latest, win) => (win.at >= latest.at ? win : latest));
    const isLatest = last.at >= (before?.lastWonTimestamp ?? 0);
    const receipts = all.flatMap(({ receipt }) => receipt ?? []).reverse();
    entries.set(key, {
      ...before,
      guid: last.guid,
      won: (before?.won ?? 0) + all.length,
      userId: last.by.id,
      ...(isLatest || !before
        ? { itemName: last.text, by: last.by.name, lastWonTimestamp: last.at }
        : { itemName: before.itemName, by: before.by, lastWonTimestamp: before.lastWonTimestamp }),
      times: [...timesOf(before), ...all.map(({ at }) => at)].sort((a, b) => a - b),
      ...(receipts.length > 0
        ? { receipts: [...receipts, ...receiptsOf(before)].slice(0, keptReceipts) }
        : {}),
    });
  }
  return withoutOldTimes([...entries.values()]).sort(byWins);
}

function grouped(wins: readonly Win[]): { key: string; all: Win[] }[] {
  const groups = new Map<string, Win[]>();
  for (const win of wins) {
    const key = keyOf({ guid: win.guid, userId: win.by.id });
    const group = groups.get(key);
    if (group) group.push(win);
    else groups.set(key, [win]);
  }
  return [...groups].map(([key, all]) => ({ key, all }));
}

/** An entry is identified by the slice and by who spun. */
const keyOf = ({ guid, userId }: Pick<HistoryEntry, 'guid' | 'userId'>): string => `${guid} ${userId}`;

const keptReceipts = 20;

/** The receipts of an entry's wins, the latest first; a document may contain anything in their place. */
export const receiptsOf = (entry: HistoryEntry | undefined): string[] =>
  Array.isArray(entry?.receipts) ? entry.receipts.filter(isGuid) : [];

export const isRecorded = (history: readonly HistoryEntry[], receipt: string | undefined): boolean =>
  receipt !== undefined && history.some((entry) => receiptsOf(entry).includes(receipt));

export const byWins = (a: HistoryEntry, b: HistoryEntry) =>
  b.won - a.won || b.lastWonTimestamp - a.lastWonTimestamp;

/** The last winners, repeated as often as they won, the latest first; of an entry without times only its last win. */
export const latestWinners = (history: readonly HistoryEntry[], count: number): string[] =>
  history
    .flatMap((entry) => {
      const times = timesOf(entry);
      return (times.length > 0 ? times : [entry.lastWonTimestamp]).map((time) => ({ time, entry }));
    })
    .sort((a, b) => b.time - a.time)
    .slice(0, count)
    .map(({ entry }) => wonText(entry));

export interface LoggedWin {
  guid: string;
  text: string;
  by: string;
  userId: string;
  time: number;
}

/** All wins, the earliest first. */
export const winsInOrder = (history: readonly HistoryEntry[]): LoggedWin[] =>
  history
    .flatMap((entry) =>
      timesOf(entry).map((time) => ({
        guid: entry.guid,
        text: entry.itemName,
        by: entry.by,
        userId: entry.userId,
        time,
      })),
    )
    .sort((a, b) => a.time - b.time);

/** The order of this many wins is kept; a wheel that is spun for years must not grow forever. */
const keptTimes = 1000;

/** When an entry won, the earliest first, as far as it is kept; a document may contain anything in its place. */
export const timesOf = (entry: HistoryEntry | undefined): number[] =>
  Array.isArray(entry?.times) ? entry.times.filter(Number.isFinite) : [];

/** Drops the times of the oldest wins once there are too many; the wins themselves stay. */
export function withoutOldTimes(history: HistoryEntry[], most = keptTimes): HistoryEntry[] {
  const times = history.flatMap(timesOf);
  if (times.length <= most) return history;
  const oldest = times.sort((a, b) => a - b)[times.length - most] ?? 0;
  return history.map((entry) => {
    const own = timesOf(entry);
    const kept = own.filter((time) => time >= oldest);
    return kept.length === own.length ? entry : { ...entry, times: kept };
  });
}

/** Two wins never have the same time: a draw of many at once ends a little later than the clock says. */
export function nextMoment(history: readonly HistoryEntry[], now: number): number {
  const latest = history.reduce((most, { lastWonTimestamp }) => Math.max(most, lastWonTimestamp), 0);
  return latest >= now && latest < now + clockSlack ? latest + 1 : now;
}

/** Further ahead, another clock was wrong. */
const clockSlack = 60_000;
