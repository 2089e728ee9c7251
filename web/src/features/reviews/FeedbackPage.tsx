import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { IconButton } from '../../components/controls/IconButton';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { FeedbackForm } from './FeedbackForm';
import styles from './FeedbackPage.module.css';
import { formPlace, type Place, reviewsPlace, useFeedbackPlace } from './feedback-place';
import { MoreWheels } from './MoreWheels';
import { ReviewsView } from './ReviewsView';
import { SummaryWidget } from './SummaryWidget';

/** Reviews of the product and the feedback form: one replaces the other. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const [place, go] = useFeedbackPlace();
  const [arrivals, setArrivals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isForm = place.view === 'form';
  usePageTitle(isForm ? t('title') : t('reviews.title'));

  // The clicked button may be gone, or far below what it opened.
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus();
  }, [arrivals]);
  const arrive = (next: Place) => {
    go(next);
    setArrivals(arrivals + 1);
  };

  return (
    <div className={styles.page} data-page="feedback">
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <section className={styles.card} aria-labelledby="feedback-view">
        <div className={styles.cardHead}>
          {!isForm && (
            <IconButton className={styles.back} label={t('reviews.back')} onClick={() => arrive(formPlace)}>
              <IconArrowLeft size={20} aria-hidden />
            </IconButton>
          )}
          <h2 ref={heading} id="feedback-view" tabIndex={-1} className={styles.view}>
            {isForm ? t('form.title') : t('reviews.title')}
          </h2>
          {isForm && <Button onClick={() => arrive(reviewsPlace())}>{t('reviews.read')}</Button>}
        </div>
        {isForm ? (
          <FeedbackForm />
        ) : (
          <ReviewsView place={place} onPlace={go} onPage={arrive} onForm={() => arrive(formPlace)} />
        )}
      </section>
      <aside className={styles.aside} aria-label={t('aside')}>
        <SummaryWidget onOpen={(stars) => arrive(reviewsPlace(stars))} />
        <MoreWheels />
      </aside>
    </div>
  );
}
