import type { AdminFigures } from '../../../api/admin';

export type Span = 'lastHour' | 'sinceStart';

export const columns = ['requests', 'rate', 'errors', 'p50', 'p99'] as const;
export type Column = (typeof columns)[number];

export type RouteRow = { name: string } & Record<Column, number | null>;

/** The routes that were called within the span, those with the most of `column` first. */
export function rowsOf(figures: AdminFigures, span: Span, column: Column): RouteRow[] {
  const seconds =
    span === 'lastHour'
      ? figures.hourSeconds
      : (Date.parse(figures.at) - Date.parse(figures.startedAt)) / 1000;
  return figures.routes
    .filter((route) => route[span].requests > 0)
    .map(({ method, path, [span]: calls }) => ({
      name: `${method} ${path}`,
      ...calls,
      rate: calls.requests / Math.max(1, seconds),
    }))
    .sort((one, other) => (other[column] ?? -1) - (one[column] ?? -1) || one.name.localeCompare(other.name));
}
