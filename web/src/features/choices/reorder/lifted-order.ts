/** A lifted row: its index before, and the index where it would be dropped. */
export interface Lift {
  guid: string;
  from: number;
  to: number;
  /** A row that was lifted by a press alone is moved by keys too. */
  by: 'pointer' | 'keyboard';
}

/** The row at a place while one is lifted: those between its two places have moved up or down. */
export function rowAt(place: number, lift: Lift | null): number {
  if (!lift) return place;
  if (place === lift.to) return lift.from;
  if (place >= lift.from && place < lift.to) return place + 1;
  return place > lift.to && place <= lift.from ? place - 1 : place;
}

/** The place of a row while one is lifted. */
export function placeOf(row: number, lift: Lift | null): number {
  if (!lift) return row;
  if (row === lift.from) return lift.to;
  if (row > lift.from && row <= lift.to) return row - 1;
  return row >= lift.to && row < lift.from ? row + 1 : row;
}

/** The rows to render for the places in view, in the list's order; `held` is always rendered. */
export function drawnRows(from: number, to: number, lift: Lift | null, held: number): number[] {
  const rows = new Set<number>();
  for (let place = from; place < to; place += 1) rows.add(rowAt(place, lift));
  if (held >= 0) rows.add(held);
  return [...rows].sort((one, other) => one - other);
}
