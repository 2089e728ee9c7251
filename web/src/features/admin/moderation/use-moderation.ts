import {
  type QueuedReview,
  type ReviewState,
  replyToReview,
  settleReview,
  type Verdict,
} from '../../../api/admin';
import { useTranslation } from '../../../i18n/use-translation';
import { useActs } from './use-acts';

/** The state after a verdict. */
const result: Readonly<Record<Verdict, ReviewState>> = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'waiting',
};

/** The verdict that returns a review to its state. */
const back: Readonly<Record<ReviewState, Verdict>> = {
  waiting: 'reopen',
  approved: 'approve',
  rejected: 'reject',
};

/** Acts on reviews. Each action returns whether it worked. */
export function useModeration(afterwards: () => void) {
  const { t } = useTranslation('moderation');
  const { act, undo } = useActs(afterwards);
  return {
    settle: ({ number, state }: QueuedReview, verdict: Verdict) =>
      act({
        work: () => settleReview(number, verdict, state),
        takeBack: () => settleReview(number, back[state], result[verdict]),
        told: t(`done.${verdict}`, { number }),
      }),
    reply: ({ number, response = '' }: QueuedReview, text: string) =>
      act({
        work: () => replyToReview(number, text, response),
        takeBack: () => replyToReview(number, response, text),
        told: t('done.reply', { number }),
      }),
    undo,
  };
}
