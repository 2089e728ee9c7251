/** From the most to the fewest, as the widget lists them. */
export const starValues = [5, 4, 3, 2, 1] as const;
export type StarValue = (typeof starValues)[number];

export interface Summary {
  averageScore: number;
  totalReviews: number;
  counts: Readonly<Record<StarValue, number>>;
}

export const noReviews: Summary = {
  averageScore: 0,
  totalReviews: 0,
  counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
};

export const isStarValue = (value: unknown): value is StarValue => starValues.some((star) => star === value);

/** Reads the server's counts; a bucket that isn't a star is left out. */
export function readSummary(given: unknown): Summary {
  const fields = objectOf(given);
  const { buckets, values } = objectOf(fields.histogram);
  const counts = { ...noReviews.counts };
  for (const [place, bucket] of Array.isArray(buckets) ? buckets.entries() : []) {
    const star = Number(bucket);
    if (isStarValue(star)) counts[star] = numberOf(Array.isArray(values) ? values[place] : 0);
  }
  return {
    averageScore: numberOf(fields.averageScore),
    totalReviews: numberOf(fields.totalReviews),
    counts,
  };
}

const objectOf = (given: unknown) =>
  (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;

const numberOf = (given: unknown): number => (typeof given === 'number' && given > 0 ? given : 0);
