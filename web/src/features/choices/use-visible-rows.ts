import { type RefObject, useEffect, useState } from 'react';
import { type Rows, visibleRows } from './visible-rows';

/** Up to here every row is drawn; beyond, only those in view: ten thousand would stall the page for seconds. */
const drawnWhole = 120;
/** The style sheet's height of a row in a long list, in rem. */
const rowHeightInRem = 3.25;

export interface VisibleRows extends Rows {
  isLong: boolean;
  /** The room that the rows above and below would take, in px. */
  above: number;
  below: number;
}

export function useVisibleRows(scroller: RefObject<HTMLElement | null>, count: number): VisibleRows {
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

  if (!isLong) return { isLong, from: 0, to: count, above: 0, below: 0 };
  const rowHeight = rowHeightInRem * rootFontSize();
  const { from, to } = visibleRows(view, rowHeight, count);
  return { isLong, from, to, above: from * rowHeight, below: (count - to) * rowHeight };
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
