import { ApiError } from '../../api/api-error';
import { getReviewSummary } from '../../api/reviews';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { StarShape } from '../../components/stars/StarShape';
import { Stars } from '../../components/stars/Stars';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { AsideCard } from './AsideCard';
import { noReviews, readSummary, type StarValue, type Summary, starValues } from './read-summary';
import styles from './SummaryWidget.module.css';

/** The summary of all reviews; the total and each row lead to their reviews. */
export function SummaryWidget({ onOpen }: { onOpen: (stars: StarValue | undefined) => void }) {
  const { t } = useTranslation('feedback');
  const loaded = useLoaded('The summary of the reviews', fetchSummary);
  const isLoading = loaded.result === undefined && !loaded.hasFailed;
  return (
    <AsideCard title={t('summary.title')} isBusy={isLoading}>
      {loaded.hasFailed ? (
        <LoadState loaded={loaded} failed={t('summary.failed')} />
      ) : (
        <SummaryRows summary={loaded.result ?? noReviews} isLoading={isLoading} onOpen={onOpen} />
      )}
    </AsideCard>
  );
}

/** The server has no summary before the first review. */
const fetchSummary = (): Promise<Summary> =>
  getReviewSummary().then(readSummary, (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return noReviews;
    throw error;
  });

interface SummaryRowsProps {
  summary: Summary;
  isLoading: boolean;
  onOpen: (stars: StarValue | undefined) => void;
}

function SummaryRows({ summary, isLoading, onOpen }: SummaryRowsProps) {
  const { t } = useTranslation('feedback');
  const { locale } = useLanguage();
  const { averageScore, totalReviews, counts } = summary;
  const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale);
  if (!isLoading && totalReviews === 0) return <p className={styles.told}>{t('summary.none')}</p>;
  return (
    <>
      <div className={styles.average}>
        <span className={styles.score}>{isLoading ? '–' : score.format(averageScore)}</span>
        <div>
          <Stars score={averageScore} size={22} />
          <button
            type="button"
            className={styles.total}
            disabled={isLoading}
            onClick={() => onOpen(undefined)}
          >
            {isLoading ? t('reviews.loading') : t('summary.total', { count: totalReviews })}
          </button>
        </div>
      </div>
      <ul className={styles.rows}>
        {starValues.map((star) => (
          <li key={star}>
            <button type="button" className={styles.row} disabled={isLoading} onClick={() => onOpen(star)}>
              <span className="visually-hidden">
                {t('common:labelled', {
                  label: t('stars', { count: star }),
                  value: t('summary.total', { count: counts[star] }),
                })}
              </span>
              <span className={styles.star} aria-hidden="true">
                {star}
              </span>
              <StarShape fill="full" size={16} />
              <span className={styles.bar}>
                <span
                  className={styles.part}
                  style={{ '--part': totalReviews > 0 ? counts[star] / totalReviews : 0 }}
                />
              </span>
              <span className={styles.count} aria-hidden="true">
                {whole.format(counts[star])}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
