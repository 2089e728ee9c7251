import { callAsUser } from './authenticated-request';
import type { ReviewState } from './list-review-queue';

export type Verdict = 'approve' | 'reject' | 'reopen';

/** Publishes a review, rejects it, or puts it back into the queue, unless it has changed since the moderator saw it. */
export async function settleReview(number: number, verdict: Verdict, from: ReviewState): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/${verdict}?from=${from}`, { method: 'POST' });
}
