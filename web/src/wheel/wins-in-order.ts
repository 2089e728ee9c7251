import type { HistoryEntry } from './document';
import { timesOf } from './win-log';

export interface LoggedWin {
  guid: string;
  text: string;
  by: string;
  userId: string;
  time: number;
}

/** The wins one after the other, the earliest first. */
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
