import { formatDay, formatTimeOfDay } from '../../i18n/format-time';
import type { HistoryEntry } from '../../wheel/document/document';
import { type LoggedWin, winsInOrder } from '../../wheel/keeping/win-history';
import { totalWins } from '../../wheel/picking/results';

/** One win of the log, in order of draw. */
export interface LogLine extends LoggedWin {
  /** Counted from the first win of the wheel, also where the order of older ones isn't known any more. */
  number: number;
  /** Drawn with the one before: several winners at once. */
  isTogether: boolean;
  /** The first of its day. */
  startsDay: boolean;
}

/**
 * Winners of one draw have times one millisecond apart and the same user. So do single spins after a win whose clock was
 * ahead (`nextMoment`): these are shown together too.
 */
const togetherMs = 50;

export function drawLog(history: readonly HistoryEntry[]): LogLine[] {
  const wins = winsInOrder(history);
  const unknown = Math.max(0, totalWins(history) - wins.length);
  return wins.map((win, place) => {
    const before = wins[place - 1];
    return {
      ...win,
      number: unknown + place + 1,
      isTogether: before?.userId === win.userId && win.time - before.time < togetherMs,
      startsDay: before === undefined || dayOf(before.time) !== dayOf(win.time),
    };
  });
}

const dayOf = (time: number) => new Date(time).toDateString();

/** The log as plain text, as people paste it into a mail: `1. Chloé 10:02`. Days are named where there are several. */
export function logText(lines: readonly LogLine[], locale: string): string {
  const hasDays = lines.filter(({ startsDay }) => startsDay).length > 1;
  return lines
    .flatMap(({ number, text, time, startsDay }) => [
      ...(hasDays && startsDay ? [formatDay(time, locale)] : []),
      `${number}. ${text.replace(/\s+/g, ' ').trim()} ${formatTimeOfDay(time, locale)}`.trimEnd(),
    ])
    .join('\n');
}
