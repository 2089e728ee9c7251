import { coerceWeight } from '../document/coerce-wheel';
import type { HistoryEntry, Slice, Wheel } from '../document/document';
import { byWins, type LoggedWin } from '../keeping/win-history';
import { totalWeight } from './odds';
import { isPrize } from './prizes';

/** How often a choice won, and how often it should have. */
export interface ChoiceResult {
  guid: string;
  text: string;
  won: number;
  /** Its share of all wins, from 0 to 1. */
  share: number;
  /** Its share of the current wheel; 0 when it is hidden or deleted. */
  chance: number;
  /** Undefined when the choice has been deleted since. */
  slice: Slice | undefined;
}

/** The weight of all that take part in a turn, and their wins. */
interface Turn {
  total: number;
  all: number;
}

/**
 * Every choice that is on the wheel or has ever won: most wins first, then the latest win, then the order of the list.
 */
export function resultsByChoice({
  slices,
  results: { history = [] },
}: Pick<Wheel, 'slices' | 'results'>): ChoiceResult[] {
  const wins = winsByGuid(history);
  const onTheList = new Map(slices.map((slice) => [slice.guid, slice]));
  // People and prizes are drawn in turns of their own.
  const isOfPrizes = (guid: string) => isPrize(onTheList.get(guid) ?? {});
  const [people, prizes] = [false, true].map((kind) => ({
    total: totalWeight(slices.filter((slice) => isPrize(slice) === kind)),
    all: totalWins(history.filter(({ guid }) => isOfPrizes(guid) === kind)),
  })) as [Turn, Turn];
  const guids = [
    ...wins.keys(),
    ...slices.filter(({ active, guid }) => active && !wins.has(guid)).map(({ guid }) => guid),
  ];
  return guids.map((guid) => {
    const slice = onTheList.get(guid);
    const { total, all } = isOfPrizes(guid) ? prizes : people;
    const { won, text } = wins.get(guid) ?? { won: 0, text: '' };
    return {
      guid,
      slice,
      text: slice?.text ?? text,
      won,
      share: all === 0 ? 0 : won / all,
      chance: slice?.active && total > 0 ? coerceWeight(slice.weight) / total : 0,
    };
  });
}

export const inOrder = (history: readonly HistoryEntry[]): HistoryEntry[] => [...history].sort(byWins);

export const totalWins = (history: readonly HistoryEntry[]): number =>
  history.reduce((sum, { won }) => sum + won, 0);

/** Wins of all people together. */
function winsByGuid(history: readonly HistoryEntry[]): Map<string, { won: number; text: string }> {
  const sums = new Map<string, HistoryEntry>();
  for (const entry of history) {
    const before = sums.get(entry.guid);
    const latest = Math.max(entry.lastWonTimestamp, before?.lastWonTimestamp ?? 0);
    sums.set(entry.guid, { ...entry, won: entry.won + (before?.won ?? 0), lastWonTimestamp: latest });
  }
  return new Map(
    inOrder([...sums.values()]).map(({ guid, won, itemName }) => [guid, { won, text: itemName }]),
  );
}

/** One choice that won this many times in a row. */
export interface Streak {
  guid: string;
  text: string;
  length: number;
}

export interface Streaks {
  /** The first of the longest. */
  longest: Streak;
  /** The streak of the last winner, which may go on. */
  current: Streak;
}

/** Runs of the same winner in ordered wins; undefined without wins. */
export function streaksOf(wins: readonly LoggedWin[]): Streaks | null {
  let current = null as Streak | null;
  let longest = null as Streak | null;
  for (const { guid, text } of wins) {
    current = { guid, text, length: current?.guid === guid ? current.length + 1 : 1 };
    if (current.length > (longest?.length ?? 0)) longest = current;
  }
  return longest && current ? { longest, current } : null;
}
