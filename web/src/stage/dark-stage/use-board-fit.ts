import { type RefObject, useLayoutEffect } from 'react';

interface BoardFit {
  /** The numbers of columns that are tried. */
  columns: readonly number[];
  /** The most columns within each of them. */
  mostInner?: number;
  /** Below this size in px the board scrolls instead. */
  smallest: number;
  /** The largest size, as a share of the space's height. */
  largest: number;
}

/**
 * Sets a board of names as large as its space allows: it tries these numbers of columns and keeps the one with the
 * largest type. The style sheet reads `--columns`, `--inner` and the board's font size. Fitted again when the space or the
 * content changes.
 */
export function useBoardFit(
  board: RefObject<HTMLElement | null>,
  space: RefObject<HTMLElement | null>,
  fit: BoardFit,
  content: unknown,
): void {
  const { columns, mostInner = 1, smallest, largest } = fit;
  const tried = columns.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the elements that show the content.
  useLayoutEffect(() => {
    const [element, around] = [board.current, space.current];
    if (!element || !around) return;
    const set = () => fitBoard(element, around, { columns, mostInner, smallest, largest });
    set();
    document.fonts?.ready.then(set);
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(set);
    sizes.observe(around);
    return () => sizes.disconnect();
  }, [board, space, tried, mostInner, smallest, largest, content]);
}

function fitBoard(board: HTMLElement, space: HTMLElement, fit: Required<BoardFit>): void {
  const { mostInner, smallest, largest } = fit;
  const fits = (columns: number, inner: number) => (size: number) => {
    board.style.setProperty('--columns', String(columns));
    board.style.setProperty('--inner', String(inner));
    board.style.fontSize = `${size}px`;
    return board.scrollHeight <= space.clientHeight && holdsItsNames(board);
  };
  delete board.dataset.broken;
  const limit = Math.max(smallest, Math.floor(space.clientHeight * largest));
  let best = { size: 0, columns: 1, inner: 1 };
  for (const columns of fit.columns)
    for (let inner = 1; inner <= mostInner; inner++) {
      const passes = fits(columns, inner);
      const larger = Math.max(smallest, best.size + 1);
      // Only a larger size than before is worth the search.
      if (larger > limit || !passes(larger)) continue;
      best = { columns, inner, size: largestWhich(passes, larger, limit) };
    }
  if (best.size > 0) return void fits(best.columns, best.inner)(best.size);
  // Too many or too long: the smallest size, words broken, as many columns as can be read, and the space scrolls.
  board.dataset.broken = 'true';
  const readable = Math.floor(space.clientWidth / (smallest * narrowest));
  fits(Math.max(1, Math.min(fit.columns.at(-1) ?? 1, readable)), 1)(smallest);
}

/** The numbers of columns up to `most` in which no row or column of this many names is nearly empty. */
export function evenColumns(count: number, most: number): number[] {
  const columns = Array.from({ length: Math.min(most, count) }, (_, place) => place + 1);
  return columns.filter((each) => {
    const rows = Math.ceil(count / each);
    const inLast = count - (rows - 1) * each;
    return Math.ceil(count / rows) === each && 2 * inLast >= each;
  });
}

/** The narrowest column in em. */
const narrowest = 11;

/** Whether no name is wider than its place. */
function holdsItsNames(board: HTMLElement): boolean {
  for (const name of board.querySelectorAll('[data-name]'))
    if (name.scrollWidth > name.clientWidth) return false;
  return board.scrollWidth <= board.clientWidth;
}

/** The largest whole number from `low` to `high` that passes; `low` where none does. */
export function largestWhich(passes: (value: number) => boolean, low: number, high: number): number {
  let [best, beyond] = [low, high + 1];
  while (beyond - best > 1) {
    const middle = (best + beyond) >> 1;
    if (passes(middle)) best = middle;
    else beyond = middle;
  }
  return best;
}
