import { call, callAsUser } from './client';
import type { components } from './schema';

interface Wanted {
  /** Undefined: all reviews. */
  stars: number | undefined;
  page: number;
}

/** A raw page of public reviews, the newest first. */
export async function listReviews(
  { stars, page }: Wanted,
  signal: AbortSignal,
): Promise<{ reviews: unknown[]; totalPages: number }> {
  const query = { ...(stars ? { starRating: stars } : {}), page };
  const { reviews, pagination } = await call('GET /api/reviews/list', { query, signal });
  return { reviews, totalPages: pagination.totalPages };
}

/** The raw summary of all public reviews. */
export const getReviewSummary = async (): Promise<unknown> =>
  (await call('GET /api/reviews/summary')).summary;

export type FeedbackSubmission = components['schemas']['FeedbackSubmission'];

/** Anyone may submit; sent as the user, it belongs to the account. */
export const submitFeedback = (body: FeedbackSubmission) =>
  callAsUser('POST /api/feedback/submit', { body, redirectOnAuthError: false });

export type ReportReason = components['schemas']['ReportReason'];

/** In the order in which they are offered. */
export const reportReasons = [
  'hate',
  'sexual',
  'violence',
  'personal',
  'copyright',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

/** The longest message in characters, as in the contract. */
export const longestMessage = 1000;

/** Anyone may report; the call is anonymous. */
export const reportShare = (shareId: string, body: components['schemas']['WheelReport']) =>
  call('POST /api/share/{shareId}/report', { path: { shareId }, body });
