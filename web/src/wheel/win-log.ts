import type { HistoryEntry } from './document';

/** The order of this many wins is kept; a wheel that is spun for years must not grow for ever. */
const keptTimes = 1000;

/** When an entry won, the earliest first, as far as it is kept; a document may hold anything in its place. */
export const timesOf = (entry: HistoryEntry | undefined): number[] =>
  Array.isArray(entry?.times) ? entry.times.filter(Number.isFinite) : [];

/** Forgets the times of the oldest wins once there are too many; that they were won stays. */
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

/** Further ahead, it was another clock that was wrong. */
const clockSlack = 60_000;
