import { expect, it } from 'vitest';
import type { AdminFigures } from '../../../api/admin';
import { rowsOf } from './route-rows';

const calls = (requests: number, errors: number, p99: number | null) => ({
  requests,
  errors,
  p50: 0.001,
  p99,
});
const figures = {
  startedAt: '2026-01-01T00:00:00.000Z',
  at: '2026-01-01T02:00:00.000Z',
  hourSeconds: 100,
  routes: [
    { method: 'GET', path: '/api/rare', lastHour: calls(2, 1, 0.5), sinceStart: calls(72, 1, 0.5) },
    { method: 'GET', path: '/api/often', lastHour: calls(50, 0, 0.01), sinceStart: calls(50, 0, 0.01) },
    { method: 'GET', path: '/api/before', lastHour: calls(0, 0, null), sinceStart: calls(50, 0, null) },
  ],
} as unknown as AdminFigures;
const names = (...of: Parameters<typeof rowsOf>) => rowsOf(...of).map(({ name }) => name);

it('has what was called within the span, the most first', () => {
  expect(names(figures, 'lastHour', 'requests')).toEqual(['GET /api/often', 'GET /api/rare']);
  expect(names(figures, 'lastHour', 'p99')).toEqual(['GET /api/rare', 'GET /api/often']);
  expect(names(figures, 'sinceStart', 'requests')).toEqual([
    'GET /api/rare',
    'GET /api/before',
    'GET /api/often',
  ]);
});

it('knows how often a second', () => {
  expect(rowsOf(figures, 'lastHour', 'rate')[0]?.rate).toBe(0.5);
  expect(rowsOf(figures, 'sinceStart', 'requests')[0]?.rate).toBe(0.01);
  const justStarted = { ...figures, hourSeconds: 0 };
  expect(rowsOf(justStarted, 'lastHour', 'rate')[0]?.rate).toBe(50);
});
