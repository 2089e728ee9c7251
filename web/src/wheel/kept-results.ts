import type { HistoryEntry, WheelConfig } from './document';
import { finiteOr } from './heal-values';
import { byWins, keyOf } from './win-history';
import { timesOf } from './win-log';

/** What spinning adds to a wheel. Undo and redo carry it along, for a result once seen must not be lost. */
export interface Results {
  history: readonly HistoryEntry[];
  totalWheelSpins: number;
}

const noResults: Results = { history: [], totalWheelSpins: 0 };

export const resultsOf = ({ 'wheel-definition': definition }: WheelConfig): Results => ({
  history: definition.history ?? noResults.history,
  totalWheelSpins: Math.floor(finiteOr(definition.totalWheelSpins, 0)),
});

const sameResults = (one: Results, other: Results): boolean =>
  one.history === other.history && one.totalWheelSpins === other.totalWheelSpins;

export function withResults(config: WheelConfig, results: Results): WheelConfig {
  if (sameResults(resultsOf(config), results)) return config;
  return {
    ...config,
    'wheel-definition': {
      ...config['wheel-definition'],
      history: [...results.history],
      totalWheelSpins: results.totalWheelSpins,
    },
  };
}

/** What `now` would be, had the change from `from` to `to` been made to it. */
export function replayChange(now: Results, from: Results, to: Results): Results {
  if (sameResults(from, to)) return now;
  return {
    history: from.history === to.history ? now.history : replayHistory(now, from, to),
    totalWheelSpins: Math.max(0, now.totalWheelSpins + to.totalWheelSpins - from.totalWheelSpins),
  };
}

function replayHistory(now: Results, from: Results, to: Results): HistoryEntry[] {
  const [entries, before, after] = [now, from, to].map(byKey) as [Entries, Entries, Entries];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const replayed = replayEntry(entries.get(key), before.get(key), after.get(key));
    if (replayed) entries.set(key, replayed);
    else entries.delete(key);
  }
  return [...entries.values()].filter(({ won }) => won > 0).sort(byWins);
}

type Entry = HistoryEntry | undefined;

function replayEntry(now: Entry, from: Entry, to: Entry): Entry {
  // Nothing was won since: it is again what it was, also when it won last, which turns go by.
  if (now === from) return to;
  const entry = now ?? to ?? from;
  const before = timesOf(from);
  const since = timesOf(now).filter((time) => !before.includes(time));
  return (
    entry && {
      ...entry,
      won: (now?.won ?? 0) + (to?.won ?? 0) - (from?.won ?? 0),
      times: [...timesOf(to), ...since],
    }
  );
}

type Entries = Map<string, HistoryEntry>;

const byKey = ({ history }: Results): Entries => new Map(history.map((entry) => [keyOf(entry), entry]));
