import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** Feedback as moderators see it. */
export type QueuedReview = components['schemas']['QueuedReview'];
export type ReviewState = QueuedReview['state'];
export type ReviewQueue = components['schemas']['ReviewQueue'];

interface Wanted {
  state: ReviewState;
  words: string;
  page: number;
}

export async function listReviewQueue({ state, words, page }: Wanted): Promise<ReviewQueue> {
  const query = new URLSearchParams({ state, q: words, page: String(page) });
  return (await callAsUser(`/api/admin/reviews?${query}`)) as unknown as ReviewQueue;
}

export type Verdict = 'approve' | 'reject' | 'reopen';

/** Publishes a review, rejects it, or puts it back into the queue, unless it has changed since the moderator saw it. */
export async function settleReview(number: number, verdict: Verdict, from: ReviewState): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/${verdict}?from=${from}`, { method: 'POST' });
}

/** Replaces the reply that the moderator saw; an empty text removes it. */
export async function replyToReview(number: number, text: string, instead: string): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/reply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, instead }),
  });
}

/** Who did what to which review. */
export type ModerationLog = components['schemas']['ModerationLog'];

export async function listModerationLog(page: number): Promise<ModerationLog> {
  return (await callAsUser(`/api/admin/reviews/log?page=${page}`)) as unknown as ModerationLog;
}
