import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { Pages } from '../../components/pages/Pages';
import { useTranslation } from '../../i18n/use-translation';
import { type Place, reviewsPlace } from './feedback-place';
import { ReviewCard } from './ReviewCard';
import styles from './ReviewsView.module.css';
import { StarFilter } from './StarFilter';
import { useReviews } from './use-reviews';

interface ReviewsViewProps {
  place: Place;
  onPlace: (place: Place) => void;
  /** A new page starts at its top. */
  onPage: (place: Place) => void;
  onForm: () => void;
}

export function ReviewsView({ place, onPlace, onPage, onForm }: ReviewsViewProps) {
  const { t } = useTranslation('feedback');
  const { stars, page } = place;
  const loaded = useReviews({ stars, page });
  const whyEmpty = () => {
    if (page > 1) return t('reviews.emptyPage', { page });
    return stars ? t('reviews.emptyStars', { count: stars }) : t('reviews.empty');
  };
  return (
    <>
      <StarFilter stars={stars} onStars={(next) => onPlace(reviewsPlace(next))} />
      <div className={styles.state} aria-busy={!loaded.result && !loaded.hasFailed}>
        <LoadState
          loaded={loaded}
          failed={page > 1 ? t('reviews.failedPage') : t('reviews.failed')}
          waiting={<LoadingReviews />}
          isEmpty={loaded.result?.reviews.length === 0}
          empty={
            <>
              <IconMessageCircle size={44} stroke={1.5} aria-hidden />
              <p>{whyEmpty()}</p>
              {(stars || page > 1) && (
                <Button onClick={() => onPlace(reviewsPlace())}>{t('reviews.showAll')}</Button>
              )}
            </>
          }
        >
          {({ reviews, totalPages }) => (
            <>
              <ul>
                {reviews.map((review, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no name but their place on the page
                  <ReviewCard key={`${stars}-${page}-${index}`} review={review} />
                ))}
              </ul>
              <Pages current={page} total={totalPages} onPage={(next) => onPage(reviewsPlace(stars, next))} />
            </>
          )}
        </LoadState>
      </div>
      <div className={styles.give}>
        <Button look="main" onClick={onForm}>
          {t('reviews.give')}
        </Button>
      </div>
    </>
  );
}

function LoadingReviews() {
  const { t } = useTranslation('feedback');
  return (
    <>
      <p className="visually-hidden">{t('reviews.loading')}</p>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.ghost} aria-hidden="true" />
      ))}
    </>
  );
}
