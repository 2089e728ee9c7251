import { useState } from 'react';

const step = 200;

/** Of a long list the first rows, and more on demand: ten thousand at once would stall the page. */
export function useMore<Row>(rows: readonly Row[], atFirst = 20) {
  const [limit, setLimit] = useState(atFirst);
  const next = Math.min(step, rows.length - limit);
  return { shown: rows.slice(0, limit), next, showMore: () => setLimit(limit + step) };
}
