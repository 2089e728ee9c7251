import type { ChoiceResult } from '../../wheel/picking/results';
import styles from './ResultsChart.module.css';

interface ShareBarProps extends Pick<ChoiceResult, 'share' | 'chance'> {
  /** The largest share or chance of all, which takes the whole width. */
  widest: number;
  color: string | undefined;
}

/** The bar is what happened, the line what was to be expected; the figures stand beside it. */
export function ShareBar({ share, chance, widest, color }: ShareBarProps) {
  const part = (value: number) => (widest === 0 ? 0 : (100 * value) / widest);
  const line = Math.min(99.4, Math.max(0.6, part(chance)));
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} width="100" height="10" />
      {share > 0 && (
        <rect
          className={styles.won}
          y="2"
          width={part(share).toFixed(2)}
          height="6"
          fill={color ?? 'var(--ink-soft)'}
        />
      )}
      {chance > 0 && <path className={styles.expected} d={`M${line.toFixed(2)} 0V10`} />}
    </svg>
  );
}
