import { authenticatedRequest } from './authenticated-request';

export type Verdict = 'approve' | 'reject' | 'reopen';

/** Makes a review public, keeps it from the public, or puts it back into the queue. */
export async function settleReview(number: number, verdict: Verdict): Promise<void> {
  await authenticatedRequest(`/api/admin/reviews/${number}/${verdict}`, { method: 'POST' });
}
