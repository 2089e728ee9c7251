export interface Rows {
  /** The first row to draw. */
  from: number;
  /** The row after the last one to draw. */
  to: number;
}

/** Drawn beyond each edge, so that scrolling and the Tab key always find a row there. */
const beyond = 8;

/** Which of many rows of one height are in view. */
export function visibleRows(view: { top: number; height: number }, rowHeight: number, count: number): Rows {
  const first = Math.floor(view.top / rowHeight) - beyond;
  const last = Math.ceil((view.top + view.height) / rowHeight) + beyond;
  return {
    from: Math.min(Math.max(0, first), count),
    to: Math.min(Math.max(0, last), count),
  };
}
