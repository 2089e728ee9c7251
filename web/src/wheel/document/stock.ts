import type { HistoryEntry, Slice, Stock, Wheel } from './document';

type Counted = Pick<Wheel, 'slices' | 'results'>;

/** How often each slice has won. Asked for at every row of a long list. */
const known = new WeakMap<readonly HistoryEntry[], ReadonlyMap<string, number>>();

export function winsBySlice(history: readonly HistoryEntry[] = []): ReadonlyMap<string, number> {
  const counted = known.get(history);
  if (counted) return counted;
  const wins = new Map<string, number>();
  for (const { guid, won } of history) wins.set(guid, (wins.get(guid) ?? 0) + won);
  known.set(history, wins);
  return wins;
}

/** What is left of a stock by now; a win that was taken back isn't counted. */
export const leftOf = ({ of, left, won }: Stock, wins: number): number =>
  won === undefined ? left : Math.min(of, Math.max(0, left - Math.max(0, wins - won)));

const changeStock = (slices: readonly Slice[], change: (stock: Stock, guid: string) => Stock) =>
  slices.map((slice) => (slice.stock ? { ...slice, stock: change(slice.stock, slice.guid) } : slice));

const hasStock = (slices: readonly Slice[]): boolean => slices.some(({ stock }) => stock !== undefined);

/** The slices with what is left now, for a reader without the results. A used-up slice is off. */
export function slicesInStock(slices: readonly Slice[], history?: readonly HistoryEntry[]): readonly Slice[] {
  if (!hasStock(slices)) return slices;
  const wins = winsBySlice(history);
  const counted = changeStock(slices, ({ of, ...stock }, guid) => ({
    of,
    left: leftOf({ of, ...stock }, wins.get(guid) ?? 0),
  }));
  return counted.map((slice) =>
    slice.stock?.left === 0 && slice.active ? { ...slice, active: false } : slice,
  );
}

/** A stock of so many, with so many left, from now on. */
export const stockNow = (of: number, left: number, guid: string, { results }: Counted): Stock => ({
  of,
  left: Math.min(of, left),
  won: winsBySlice(results.history).get(guid) ?? 0,
});

/** Before the winners are cleared: that must not increase what is left. */
export function withStockBeforeClearing<Of extends Counted>(wheel: Of): Of {
  if (!hasStock(wheel.slices)) return wheel;
  const wins = winsBySlice(wheel.results.history);
  const keep = (stock: Stock, guid: string) => ({
    of: stock.of,
    left: leftOf(stock, wins.get(guid) ?? 0),
    won: 0,
  });
  return { ...wheel, slices: changeStock(wheel.slices, keep) };
}

/** The wheel of a room that somebody else hosted counts its wins itself from now on. */
export function withOwnStock<Of extends Counted>(wheel: Of): Of {
  if (!wheel.slices.some(({ stock }) => stock && stock.won === undefined)) return wheel;
  const own = (stock: Stock, guid: string) =>
    stock.won === undefined ? stockNow(stock.of, stock.left, guid, wheel) : stock;
  return { ...wheel, slices: changeStock(wheel.slices, own) };
}
