import { type KeyboardEvent, useState } from 'react';
import { listReviewQueue, type QueuedReview, type ReviewState, type Verdict } from '../../../api/admin';
import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { Pages } from '../../../components/pages/Pages';
import { useTranslation } from '../../../i18n/use-translation';
import { KeyHints } from './KeyHints';
import styles from './ModerationDesk.module.css';
import { commandOf, type ListCommand } from './moderation-keys';
import { QueueCard } from './QueueCard';
import { useListFocus } from './use-list-focus';
import { useModeration } from './use-moderation';

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'reject' },
  { keys: ['e'], does: 'reply' },
  { keys: ['u'], does: 'undo' },
] as const;

interface QueueProps {
  state: ReviewState;
  words: string;
  page: number;
  onPage: (page: number) => void;
  /** Whether its first entry takes the focus once it is loaded. */
  takesFocus: boolean;
}

/** Feedback of one state. Keys act on the focused entry only, so that they never surprise anyone. */
export function Queue({ state, words, page, onPage, takesFocus }: QueueProps) {
  const { t } = useTranslation('moderation');
  const queue = useLoaded(`${state} ${page} ${words}`, () => listReviewQueue({ state, words, page }));
  const { settle, reply, undo } = useModeration(queue.reload);
  const [replyTo, setReplyTo] = useState<number | null>(null);
  const reviews = queue.result?.reviews ?? [];
  const { list, chosen, choose, move, claimFocus } = useListFocus({
    count: queue.result && reviews.length,
    page,
    onPage,
    takesFocus,
  });

  const decide = async (review: QueuedReview, verdict: Verdict) => {
    const worked = await settle(review, verdict);
    if (!worked) return;
    claimFocus();
    queue.amend((now) => ({
      ...now,
      total: now.total - 1,
      reviews: now.reviews.filter(({ number }) => number !== review.number),
    }));
  };
  const closeReply = () => {
    setReplyTo(null);
    claimFocus();
  };
  const run = (command: ListCommand, review: QueuedReview) => {
    if (command === 'next') return move(1);
    if (command === 'previous') return move(-1);
    if (command === 'undo') return void undo();
    if (command === 'reply') return setReplyTo(review.number);
    const isAlready = review.state === (command === 'approve' ? 'approved' : 'rejected');
    if (!isAlready) void decide(review, command);
  };
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent);
    const review = reviews[chosen];
    if (!command || !review) return;
    event.preventDefault();
    run(command, review);
  };

  return (
    <>
      <KeyHints hints={hints.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) }))} />
      <LoadState
        failed={t('moderation:failed')}
        loaded={queue}
        isEmpty={reviews.length === 0}
        empty={words ? t('empty.search', { text: words.slice(0, 60) }) : t(`empty.${state}`)}
      />
      {queue.result && reviews.length > 0 && (
        <>
          <p className={styles.count}>{t('count', { count: queue.result.total })}</p>
          <ul ref={list} className={styles.list} onKeyDown={pressed}>
            {reviews.map((review, index) => (
              <li key={review.number}>
                <QueueCard
                  review={review}
                  isSelected={index === chosen}
                  isReplying={replyTo === review.number}
                  onSelect={() => choose(index)}
                  onVerdict={(verdict) => void decide(review, verdict)}
                  onReply={() => setReplyTo(review.number)}
                  onSaveReply={async (text) => {
                    if (await reply(review, text)) closeReply();
                  }}
                  onCancelReply={closeReply}
                />
              </li>
            ))}
          </ul>
          <Pages current={page} total={queue.result.pagination.totalPages} onPage={onPage} />
        </>
      )}
    </>
  );
}
