import { coerceStock } from '../document/coerce-wheel';
import type { Slice, Wheel } from '../document/document';
import { paletteNameOf } from '../document/palette';
import { leftOf, stockNow, winsBySlice } from '../document/stock';
import { changeFields, type Edit } from '../edits/edits';
import { newSlice } from '../edits/list-edits';
import { isPrize } from './prizes';

/** A new prize of which there are so many; 0: it never runs out. */
export const addPrize = (text: string, of: number): Edit =>
  changeFields((wheel) => {
    const { slices, look } = wheel;
    const slice = newSlice({ text }, slices.length, paletteNameOf(look));
    const stock = of > 0 ? { stock: stockNow(of, of, slice.guid, wheel) } : {};
    return { slices: [...slices, { ...slice, prize: true, ...stock }] };
  });

/** The prizes of a wheel with what is left of each; unset where it never runs out. */
export const prizesOn = ({ slices, results }: Wheel): { slice: Slice; left?: number }[] => {
  const wins = winsBySlice(results.history);
  return slices.filter(isPrize).map((slice) => ({
    slice,
    ...(slice.stock ? { left: leftOf(slice.stock, wins.get(slice.guid) ?? 0) } : {}),
  }));
};

/** As many prizes as there can be of one kind. */
export const prizeCount = (typed: number): number => coerceStock({ of: typed })?.of ?? 0;
