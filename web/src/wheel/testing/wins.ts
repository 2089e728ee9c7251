import type { HistoryEntry, Slice } from '../document/document';
import { newGuid } from '../document/guid';
import type { Win } from '../keeping/spin-log';
import { guest, type Spinner, withWins } from '../keeping/win-history';

/** A win as a log holds it. */
export const winOf = (guid: string, order: number, more: Partial<Win> = {}): Win => ({
  id: newGuid(),
  kind: 'win',
  order,
  at: order,
  guid,
  text: guid,
  by: guest,
  ...more,
});

/** The history after wins that are a millisecond apart. */
export const recordWins = (
  history: readonly HistoryEntry[],
  winners: readonly Slice[],
  by: Spinner,
  first: number,
): HistoryEntry[] =>
  withWins(
    history,
    winners.map(({ guid, text }, place) => winOf(guid, first + place, { text, by })),
  );
