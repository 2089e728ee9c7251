import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { getReviewSummary } from '../../api/get-review-summary';
import { Button } from '../../components/controls/Button';
import { StarShape } from '../../components/stars/StarShape';
import { Stars } from '../../components/stars/Stars';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { AsideCard } from './AsideCard';
import { noReviews, readSummary, type StarValue, type Summary, starValues } from './read-summary';
import styles from './SummaryWidget.module.css';

/** The summary of all reviews; the total and each row lead to the reviews behind them. */
export function SummaryWidget({ onOpen }: { onOpen: (stars: StarValue | undefined) => void }) {
  const { t } = useTranslation('feedback');
  const [summary, setSummary] = useState<Summary | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks for the same once more
  useEffect(() => {
    getReviewSummary().then(
      (given) => setSummary(readSummary(given)),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return setSummary(noReviews);
        console.warn('The summary of the reviews could not be loaded.', error);
        setSummary('failed');
      },
    );
  }, [attempt]);

  return (
    <AsideCard title={t('summary.title')} isBusy={summary === null}>
      {summary === 'failed' ? (
        <div role="alert">
          <p className={styles.told}>{t('summary.failed')}</p>
          <Button
            onClick={() => {
              setSummary(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('common:retry')}
          </Button>
        </div>
      ) : (
        <SummaryRows summary={summary ?? noReviews} isLoading={summary === null} onOpen={onOpen} />
      )}
    </AsideCard>
  );
}

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
                {t('stars', { count: star })}: {t('summary.total', { count: counts[star] })}
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
