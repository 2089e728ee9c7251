import type { QueuedReview, Verdict } from '../../../api/admin';
import { Button } from '../../../components/controls/Button';
import { Stars } from '../../../components/stars/Stars';
import { formatMoment } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { feedbackTypes, typeIcons } from '../../../reviews/feedback-types';
import { ProductReply } from '../../../reviews/ProductReply';
import styles from './QueueCard.module.css';
import { ReplyBox } from './ReplyBox';

const verdicts = {
  waiting: ['approve', 'reject'],
  approved: ['reject', 'reopen'],
  rejected: ['approve', 'reopen'],
} as const;

interface QueueCardProps {
  review: QueuedReview;
  isSelected: boolean;
  isReplying: boolean;
  onSelect: () => void;
  onVerdict: (verdict: Verdict) => void;
  onReply: () => void;
  onSaveReply: (text: string) => void;
  onCancelReply: () => void;
}

export function QueueCard(props: QueueCardProps) {
  const { review, isSelected, isReplying, onSelect, onVerdict, onReply, onSaveReply, onCancelReply } = props;
  const { t } = useTranslation(['moderation', 'feedback']);
  const { locale } = useLanguage();
  const { number, state, response } = review;
  const name = review.name || t('feedback:reviews.anonymous');
  const type = feedbackTypes.find((each) => each === review.type) ?? 'other';
  const TypeIcon = typeIcons[type];
  return (
    <article
      className={styles.card}
      aria-label={t('review', { number, name })}
      tabIndex={isSelected ? 0 : -1}
      data-selected={isSelected}
      onFocus={onSelect}
    >
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <Stars score={review.rating} />
        <span className={styles.type}>
          <TypeIcon size={20} aria-hidden />
          {t(`feedback:types.${type}`)}
        </span>
        <time className={styles.date} dateTime={review.date}>
          {formatMoment(Date.parse(review.date), locale)}
        </time>
      </div>
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      {review.filtered && <p className={styles.filtered}>{t('filtered.mark')}</p>}
      {review.usage && <p className={styles.usage}>{t('usage', { text: review.usage })}</p>}
      {response && !isReplying && <ProductReply text={response} />}
      {isReplying ? (
        <ReplyBox
          reply={response ?? ''}
          longest={5000}
          labels={{
            label: t('reply.label'),
            hint: t('reply.hint'),
            save: t('reply.save'),
            cancel: t('common:cancel'),
          }}
          onSave={onSaveReply}
          onCancel={onCancelReply}
        />
      ) : (
        <div className={styles.actions}>
          {verdicts[state].map((verdict) => (
            <Button
              key={verdict}
              look={isSelected && verdict === 'approve' ? 'main' : 'quiet'}
              onClick={() => onVerdict(verdict)}
            >
              {t(`actions.${verdict}`)}
            </Button>
          ))}
          <Button onClick={onReply}>{t('actions.reply')}</Button>
        </div>
      )}
    </article>
  );
}
