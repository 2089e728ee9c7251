import { expect, it } from 'vitest';
import { noReviews, readSummary } from './read-summary';

it('has a count for each star, in whatever order they come', () => {
  const summary = readSummary({
    averageScore: 4.25,
    totalReviews: 8,
    histogram: { buckets: [5, 3, 9], values: [6, 2, 7] },
  });
  expect(summary).toEqual({
    averageScore: 4.25,
    totalReviews: 8,
    counts: { 1: 0, 2: 0, 3: 2, 4: 0, 5: 6 },
  });
});

it.each([[undefined], [{}], [{ averageScore: 'x', histogram: { buckets: [5] } }], [{ histogram: [1] }]])(
  'is nothing yet when %j comes',
  (given) => expect(readSummary(given)).toEqual(noReviews),
);
