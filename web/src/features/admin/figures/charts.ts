import type { AdminFigures, FigureSeries } from '../../../api/admin';
import type { Unit } from './figure-format';

type SeriesName = keyof FigureSeries;
type LimitName = keyof AdminFigures['limits'];

export interface ChartPlan {
  id: 'calls' | 'times' | 'jobs' | 'database' | 'commits' | 'live' | 'sockets' | 'memory' | 'processor';
  unit: Unit;
  /** The least height of the scale: tiny values must not fill the chart. */
  least: number;
  lines: readonly SeriesName[];
}

/** The charts, in their order. */
export const charts: readonly ChartPlan[] = [
  { id: 'calls', unit: 'rate', least: 1, lines: ['requests', 'errors'] },
  { id: 'times', unit: 'time', least: 0.001, lines: ['p50', 'p99'] },
  { id: 'jobs', unit: 'count', least: 10, lines: ['handlerJobs', 'uploadJobs', 'outboundJobs'] },
  { id: 'database', unit: 'count', least: 5, lines: ['databaseConnections', 'writesWaiting'] },
  { id: 'commits', unit: 'rate', least: 1, lines: ['commits'] },
  { id: 'live', unit: 'count', least: 5, lines: ['rooms', 'guests'] },
  { id: 'sockets', unit: 'count', least: 10, lines: ['connections', 'files'] },
  { id: 'memory', unit: 'bytes', least: 1_000_000, lines: ['memory'] },
  { id: 'processor', unit: 'share', least: 1, lines: ['processor'] },
];

/** The limit of a line, where there is one. */
export const limitOf = (figures: AdminFigures, line: SeriesName): number | undefined =>
  line in figures.limits ? figures.limits[line as LimitName] : undefined;
