import { listReviewQueue, type QueuedReview, type ReviewState, type Verdict } from '../../../api/admin';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { useTranslation } from '../../../i18n/use-translation';
import { type Desk, type DeskPlace, Moderation } from './Moderation';
import { QueueCard } from './QueueCard';
import { useModeration } from './use-moderation';

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'reject' },
  { keys: ['e'], does: 'reply' },
  { keys: ['u'], does: 'undo' },
] as const;

/** Feedback of one state. */
export function Queue({ state, words, ...place }: DeskPlace & { state: ReviewState; words: string }) {
  const { t } = useTranslation('moderation');
  const { page } = place;
  const queue = useLoaded(`${state} ${page} ${words}`, async () => {
    const { reviews, total, pagination } = await listReviewQueue({ state, words, page });
    return { items: reviews, total, totalPages: pagination.totalPages };
  });
  const { settle, reply, undo } = useModeration(queue.reload);
  const decide = async (review: QueuedReview, verdict: Verdict, desk: Desk<QueuedReview>) => {
    if (await settle(review, verdict)) desk.remove(review);
  };
  return (
    <Moderation
      {...place}
      queue={queue}
      hints={hints.map(({ keys, does }) => ({ keys, does: t(`keys.${does}`) }))}
      empty={words ? t('empty.search', { text: words.slice(0, 60) }) : t(`empty.${state}`)}
      countText={(count) => t('count', { count })}
      onCommand={(command, review, desk) => {
        if (command === 'undo') return void undo();
        if (command === 'reply') return desk.write();
        const isAlready = review.state === (command === 'approve' ? 'approved' : 'rejected');
        if (!isAlready) void decide(review, command, desk);
      }}
    >
      {(review, desk) => (
        <QueueCard
          review={review}
          isSelected={desk.isSelected}
          isReplying={desk.isWriting}
          onSelect={desk.select}
          onVerdict={(verdict) => void decide(review, verdict, desk)}
          onReply={desk.write}
          onSaveReply={async (text) => {
            if (await reply(review, text)) desk.stopWriting();
          }}
          onCancelReply={desk.stopWriting}
        />
      )}
    </Moderation>
  );
}
