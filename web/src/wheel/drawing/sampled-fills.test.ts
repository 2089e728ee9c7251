import { expect, test } from 'vitest';
import { fullTurn, layOut } from '../geometry';
import { slicesOf } from '../testing/slices';
import { sampledFills } from './sampled-fills';

const colors = ['#dd2c30', '#ffb703', '#108350'];
const fillsOf = (count: number) => Array.from({ length: count }, (_, i) => colors[i % 3] as string);

test('covers the whole turn without a gap', () => {
  const sampled = sampledFills(fillsOf(10_000), layOut(slicesOf(10_000)).ends, 2000);
  let at = 0;
  for (const { start, end } of sampled) {
    expect(start).toBeCloseTo(at, 9);
    at = end;
  }
  expect(at).toBeCloseTo(fullTurn, 9);
});

test('shows the colours in proportion to their area', () => {
  const weights = (i: number) => (i % 3 === 0 ? 2 : 1);
  const sampled = sampledFills(fillsOf(9999), layOut(slicesOf(9999, weights)).ends, 2880);
  const red = sampled
    .filter(({ fill }) => fill === colors[0])
    .reduce((sum, { start, end }) => sum + end - start, 0);
  expect(red / fullTurn).toBeCloseTo(0.5, 1);
});

test('equal neighbours are one wedge', () => {
  expect(sampledFills(['#000000', '#000000'], layOut(slicesOf(2)).ends, 100)).toEqual([
    { fill: '#000000', start: 0, end: fullTurn },
  ]);
});
