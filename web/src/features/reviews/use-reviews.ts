import { ApiError } from '../../api/api-error';
import { listReviews } from '../../api/reviews';
import { useLoaded } from '../../components/load-state/use-loaded';
import type { Place } from './feedback-place';
import { readReview } from './read-review';

/** The reviews of a place; none where the server has no such page. */
export const useReviews = ({ stars, page }: Pick<Place, 'stars' | 'page'>) =>
  useLoaded(`Page ${page} of the reviews with ${stars ?? 'any'} stars`, async (signal) => {
    try {
      const { reviews, totalPages } = await listReviews({ stars, page }, signal);
      return { reviews: reviews.map(readReview), totalPages };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { reviews: [], totalPages: 0 };
      throw error;
    }
  });
