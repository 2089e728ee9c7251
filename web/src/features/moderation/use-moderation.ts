import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import type { QueuedReview, ReviewState } from '../../api/list-review-queue';
import { replyToReview } from '../../api/reply-to-review';
import { settleReview, type Verdict } from '../../api/settle-review';
import { notify } from '../../components/toasts/notify';
import { tellFailure } from '../account/tell-failure';

/** Where a verdict leads. */
const result: Readonly<Record<Verdict, ReviewState>> = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'waiting',
};

/** What brings a review back to where it was. */
const back: Readonly<Record<ReviewState, Verdict>> = {
  waiting: 'reopen',
  approved: 'approve',
  rejected: 'reject',
};

/** Acts on reviews, and takes back what was done last. Each action answers whether it worked. */
export function useModeration(afterwards: () => void) {
  const { t } = useTranslation('moderation');
  const lastUndo = useRef<(() => Promise<boolean>) | undefined>(undefined);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        notify('warning', t(error.code === 'filtered_word' ? 'filtered.refused' : 'changed'));
      else tellFailure(error, t('actionFailed'));
      return false;
    } finally {
      afterwards();
    }
  };
  const undo = async () => {
    const work = lastUndo.current;
    lastUndo.current = undefined;
    await work?.();
  };
  const act = async (work: () => Promise<void>, takeBack: () => Promise<void>, told: string) => {
    const worked = await attempt(work);
    if (!worked) return false;
    lastUndo.current = () => attempt(takeBack);
    notify('success', told, { label: t('actions.undo'), run: () => void undo() });
    return true;
  };

  return {
    settle: ({ number, state }: QueuedReview, verdict: Verdict) =>
      act(
        () => settleReview(number, verdict, state),
        () => settleReview(number, back[state], result[verdict]),
        t(`done.${verdict}`, { number }),
      ),
    reply: ({ number, response = '' }: QueuedReview, text: string) =>
      act(
        () => replyToReview(number, text, response),
        () => replyToReview(number, response, text),
        t('done.reply', { number }),
      ),
    undo,
  };
}
