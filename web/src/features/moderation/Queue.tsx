import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReviewQueue, type QueuedReview, type ReviewState } from '../../api/list-review-queue';
import type { Verdict } from '../../api/settle-review';
import { Pages } from '../reviews/Pages';
import { KeyHints } from './KeyHints';
import { ListState } from './ListState';
import styles from './ModerationDesk.module.css';
import { commandOf, type ListCommand } from './moderation-keys';
import { QueueCard } from './QueueCard';
import { useLoaded } from './use-loaded';
import { useModeration } from './use-moderation';

interface QueueProps {
  state: ReviewState;
  words: string;
  page: number;
  onPage: (page: number) => void;
  /** Whether its first entry has the focus once it is there. */
  takesFocus: boolean;
}

/** Feedback of one state. The keys act on the entry that has the focus, so that they never surprise anyone. */
export function Queue({ state, words, page, onPage, takesFocus }: QueueProps) {
  const { t } = useTranslation('moderation');
  const queue = useLoaded(`${state} ${page} ${words}`, () => listReviewQueue({ state, words, page }));
  const { settle, reply, undo } = useModeration(queue.reload);
  const [selected, setSelected] = useState(0);
  const [replyTo, setReplyTo] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(takesFocus);

  const reviews = queue.result?.reviews ?? [];
  const chosen = Math.min(selected, Math.max(0, reviews.length - 1));

  useEffect(() => {
    if (!wantsFocus.current || !list.current?.firstElementChild) return;
    wantsFocus.current = false;
    list.current.children[chosen]?.querySelector('article')?.focus();
  });

  // The last entry of the last page is gone.
  const hasRunOut = queue.result !== undefined && reviews.length === 0 && page > 1;
  useEffect(() => {
    if (hasRunOut) onPage(page - 1);
  }, [hasRunOut, onPage, page]);

  const focusOn = (index: number) => {
    setSelected(Math.min(Math.max(index, 0), reviews.length - 1));
    wantsFocus.current = true;
  };
  const decide = async (review: QueuedReview, verdict: Verdict) => {
    const worked = await settle(review, verdict);
    if (!worked) return;
    wantsFocus.current = true;
    queue.amend((now) => ({
      ...now,
      total: now.total - 1,
      reviews: now.reviews.filter(({ number }) => number !== review.number),
    }));
  };
  const closeReply = () => {
    setReplyTo(null);
    wantsFocus.current = true;
  };
  const run = (command: ListCommand, review: QueuedReview) => {
    if (command === 'next') return focusOn(chosen + 1);
    if (command === 'previous') return focusOn(chosen - 1);
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
      <KeyHints />
      <ListState
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
                  onSelect={() => setSelected(index)}
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
