import { useId, useState } from 'react';
import { Stars } from '../../components/stars/Stars';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { ProductReply } from '../../reviews/ProductReply';
import styles from './ReviewCard.module.css';
import type { Review } from './read-review';

export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('feedback');
  const { locale } = useLanguage();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const name = review.name ?? t('reviews.anonymous');
  const text = review.text ?? t('reviews.noText');
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <Stars score={review.rating} />
        <p className={styles.date}>
          {review.date ? (
            <time dateTime={review.date.toISOString()}>
              {new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(review.date)}
            </time>
          ) : (
            t('reviews.noDate')
          )}
        </p>
      </div>
      <p id={id} className={styles.text} dir="auto">
        {review.hasMore && !isExpanded ? foldText(text) : text}
      </p>
      {review.hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('reviews.less') : t('reviews.more')}
        </button>
      )}
      {review.response && <ProductReply text={review.response} />}
    </li>
  );
}

const shown = 280;
/** A longer word is cut: otherwise the folded text would show next to nothing. */
const longestWord = 40;

/** The beginning of a long text, cut between two words. */
export function foldText(text: string): string {
  const characters = [...text];
  if (characters.length <= shown) return text;
  const beginning = characters.slice(0, shown).join('');
  const end = beginning.search(/\s+\S*$/);
  const cut = end >= beginning.length - longestWord ? beginning.slice(0, end) : beginning;
  return `${cut.trimEnd()}…`;
}
