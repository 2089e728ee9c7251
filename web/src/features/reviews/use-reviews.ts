import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { listReviews } from '../../api/list-reviews';
import type { Place } from './feedback-place';
import { type Review, readReview } from './read-review';

export type ReviewsState =
  | { status: 'loading' | 'empty' | 'error' }
  | { status: 'content'; reviews: readonly Review[]; totalPages: number };

const loading: ReviewsState = { status: 'loading' };

/** The reviews of a place; late responses for another place are dropped. */
export function useReviews({ stars, page }: Pick<Place, 'stars' | 'page'>) {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks for the same once more
  useEffect(() => {
    const stop = new AbortController();
    setState(loading);
    void askFor({ stars, page }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setState(answer);
    });
    return () => stop.abort();
  }, [stars, page, attempt]);

  return { state, retry: () => setAttempt((last) => last + 1) };
}

async function askFor(wanted: Pick<Place, 'stars' | 'page'>, signal: AbortSignal): Promise<ReviewsState> {
  try {
    const { reviews, totalPages } = await listReviews(wanted, signal);
    if (reviews.length === 0) return { status: 'empty' };
    return { status: 'content', reviews: reviews.map(readReview), totalPages };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { status: 'empty' };
    if (!signal.aborted) console.warn('The reviews could not be loaded.', error);
    return { status: 'error' };
  }
}
