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
