export type StarFill = 'full' | 'half' | 'empty';

const most = 5;

/** Displays know halves, as a score between two stars has no other face. */
export const roundToHalf = (score: number): number =>
  Number.isFinite(score) ? Math.min(most, Math.max(0, Math.round(score * 2) / 2)) : 0;

/** The five stars of a score, from the left. */
export function starFills(score: number): StarFill[] {
  const rounded = roundToHalf(score);
  return Array.from({ length: most }, (_, place) => {
    if (rounded >= place + 1) return 'full';
    return rounded > place ? 'half' : 'empty';
  });
}
