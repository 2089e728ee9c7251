import { type RefObject, useEffect, useState } from 'react';

export interface VisibleRows extends Rows {
  /** In px. */
  rowHeight: number;
}

/**
 * Rows outside the view can only be counted when all have the height that the style sheet gives them, here in rem. Up
 * to `drawnWhole` every row is rendered; beyond, only those in view: ten thousand would block the page for seconds.
 */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeightInRem: number,
  drawnWhole = 120,
): VisibleRows {
  const isLong = count > drawnWhole;
  const [view, setView] = useState({ top: 0, height: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (!element || !isLong) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, isLong]);

  const rowHeight = rowHeightInRem * rootFontSize();
  if (!isLong) return { rowHeight, from: 0, to: count };
  return { rowHeight, ...visibleRows(view, rowHeight, count) };
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export interface Rows {
  /** The first row to render. */
  from: number;
  /** The row after the last one to render. */
  to: number;
}

/** Rendered beyond each edge, so that scrolling and the Tab key always find a row there. */
const beyond = 4;

/** The rows in view, of many with one height. */
export function visibleRows(view: { top: number; height: number }, rowHeight: number, count: number): Rows {
  const first = Math.floor(view.top / rowHeight) - beyond;
  const last = Math.ceil((view.top + view.height) / rowHeight) + beyond;
  return {
    from: Math.min(Math.max(0, first), count),
    to: Math.min(Math.max(0, last), count),
  };
}

const step = 200;

/** The first rows of a long list, and more on demand: ten thousand at once would block the page. */
export function useMore<Row>(rows: readonly Row[], atFirst = 20) {
  const [limit, setLimit] = useState(atFirst);
  const next = Math.min(step, rows.length - limit);
  return { shown: rows.slice(0, limit), next, showMore: () => setLimit(limit + step) };
}
