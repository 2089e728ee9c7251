import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';

interface Wanted {
  /** Undefined: with any number of stars. */
  stars: number | undefined;
  page: number;
}

/** A raw page of public reviews, the newest first. */
export async function listReviews(
  { stars, page }: Wanted,
  signal: AbortSignal,
): Promise<{ reviews: unknown[]; totalPages: number }> {
  const query = new URLSearchParams({ ...(stars ? { starRating: String(stars) } : {}), page: String(page) });
  const body = await successOf(await request(`${apiAddress('/api/reviews/list')}?${query}`, { signal }));
  const { totalPages } = (body.pagination ?? {}) as { totalPages?: unknown };
  return {
    reviews: Array.isArray(body.reviews) ? body.reviews : [],
    totalPages: typeof totalPages === 'number' ? totalPages : 1,
  };
}
