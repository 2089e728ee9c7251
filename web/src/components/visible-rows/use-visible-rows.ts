import { type RefObject, useEffect, useState } from 'react';
import { type Rows, visibleRows } from './visible-rows';

export interface VisibleRows extends Rows {
  /** In px. */
  rowHeight: number;
}

/**
 * Rows that are not drawn can only be counted when all have the height the style sheet gives them, here in rem. Up to
 * `drawnWhole` every row is drawn; beyond, only those in view: ten thousand would stall the page for seconds.
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
