import { mostChoices, newSlice } from '../edits/list-edits';
import { lineOf, linesIn } from './choice-lines';
import type { Slice } from './document';

export interface KnownSlices {
  /** The slices when the text was last in sync with the wheel. */
  before: readonly Slice[];
  /** As they are now: slices that were just created keep their identity. */
  latest: readonly Slice[];
  palette: string | undefined;
}

/**
 * The slices of a text. A line that stays, wherever it moved, keeps its slice with all its colours and sounds; an
 * edited line keeps the slice of its place; blank lines are skipped.
 */
export function slicesOfText(text: string, { before, latest, palette }: KnownSlices): Slice[] {
  const lines = linesIn(text).map((line) => line.trimEnd());
  const pool = unclaimed(before, latest);
  const claimed = new Map<number, Slice>();
  lines.forEach((line, place) => {
    const slice = pool.takeByLine(line);
    if (slice) claimed.set(place, slice);
  });

  const slices: Slice[] = [];
  let previous: Slice | undefined;
  for (const [place, line] of lines.entries()) {
    if (slices.length === mostChoices) break;
    const known = claimed.get(place);
    if (!known && line.trim() === '') continue;
    const changed = known ?? pool.takeByPlace(previous, claimed.get(place + 1));
    const slice = changed ? withLine(changed, line) : newSlice({ text: line.trim() }, slices.length, palette);
    slices.push(slice);
    previous = changed ?? previous;
  }
  return slices;
}

const withLine = (slice: Slice, line: string): Slice =>
  lineOf(slice) === line ? slice : { ...slice, text: line.trim() };

function unclaimed(before: readonly Slice[], latest: readonly Slice[]) {
  const placeOf = new Map(before.map(({ guid }, place) => [guid, place]));
  const newcomers = latest.filter(({ guid }) => !placeOf.has(guid));
  const byLine = Map.groupBy([...before, ...newcomers], lineOf);
  for (const slices of byLine.values()) slices.reverse();
  const taken = new Set<string>();
  const take = (slice: Slice | undefined): Slice | undefined => {
    if (!slice || taken.has(slice.guid)) return undefined;
    taken.add(slice.guid);
    return slice;
  };
  const beside = (slice: Slice | undefined, step: number): Slice | undefined => {
    const place = slice && placeOf.get(slice.guid);
    return place === undefined ? undefined : before[place + step];
  };
  return {
    takeByLine: (line: string) => take(byLine.get(line)?.pop()),
    /** The slice after the line above, else before the line below. */
    takeByPlace: (above: Slice | undefined, below: Slice | undefined) =>
      take(above ? beside(above, 1) : before[0]) ?? take(beside(below, -1)),
  };
}
