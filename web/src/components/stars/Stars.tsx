import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { StarShape, starFills } from './StarShape';
import styles from './Stars.module.css';

/** A score as five stars, including halves. */
export function Stars({ score, size = 18 }: { score: number; size?: number }) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  const value = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(score);
  return (
    <span className={styles.stars} role="img" aria-label={t('scoreOf', { score: value })}>
      {starFills(score).map((fill, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <StarShape key={place} fill={fill} size={size} />
      ))}
    </span>
  );
}
