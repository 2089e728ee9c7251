import { callAsUser } from './authenticated-request';
import type { ReviewState } from './list-review-queue';

export type Verdict = 'approve' | 'reject' | 'reopen';

/** Makes a review public, keeps it from the public, or puts it back into the queue, if it is still as it was seen. */
export async function settleReview(number: number, verdict: Verdict, from: ReviewState): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/${verdict}?from=${from}`, { method: 'POST' });
}
