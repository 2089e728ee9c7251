import { useEffect, useState } from 'react';
import { isStarValue, type StarValue } from './read-summary';

/** What the feedback page shows, according to its address: `?view=reviews&stars=5&page=2`. */
export interface Place {
  view: 'form' | 'reviews';
  /** Undefined: all reviews. */
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

/** The page follows the address, so that the browser's back and forward work. */
export function useFeedbackPlace(): [Place, (next: Place) => void] {
  const [place, setPlace] = useState(() => readPlace(window.location.search));

  useEffect(() => {
    const follow = () => setPlace(readPlace(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = (next: Place) => {
    // The same place twice would be a step back that changes nothing.
    if (searchOf(next) !== searchOf(place))
      window.history.pushState(null, '', window.location.pathname + searchOf(next));
    setPlace(next);
  };
  return [place, go];
}
