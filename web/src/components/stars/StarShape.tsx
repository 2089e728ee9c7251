import styles from './StarShape.module.css';

const outline =
  'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873z';

/** Our own star: the half star of the icon set doesn't match its whole one. */
export function StarShape({ fill, size }: { fill: StarFill; size: number }) {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={outline} className={styles.back} />
      <path d={outline} className={styles.front} data-fill={fill} />
    </svg>
  );
}

export type StarFill = 'full' | 'half' | 'empty';

const most = 5;

/** Scores are shown in half stars. */
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
