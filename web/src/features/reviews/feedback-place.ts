import { isStarValue, type StarValue } from './read-summary';

/** What the feedback page shows, as its address says: `?view=reviews&stars=5&page=2`. */
export interface Place {
  view: 'form' | 'reviews';
  /** Undefined: whatever the stars. */
  stars: StarValue | undefined;
  page: number;
}

export const formPlace: Place = { view: 'form', stars: undefined, page: 1 };

export const reviewsPlace = (stars?: StarValue, page = 1): Place => ({ view: 'reviews', stars, page });

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  if (query.get('view') !== 'reviews') return formPlace;
  const stars = Number(query.get('stars'));
  const page = Number(query.get('page'));
  return reviewsPlace(isStarValue(stars) ? stars : undefined, Number.isInteger(page) && page > 0 ? page : 1);
}

export function searchOf({ view, stars, page }: Place): string {
  if (view === 'form') return '';
  const query = new URLSearchParams({ view });
  if (stars) query.set('stars', String(stars));
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}
