import { describe, expect, it } from 'vitest';
import { formPlace, readPlace, reviewsPlace, searchOf } from './feedback-place';

describe('an address of the feedback page', () => {
  it.each([
    ['', formPlace],
    ['?view=form&stars=3', formPlace],
    ['?view=reviews', reviewsPlace()],
    ['?view=reviews&stars=4', reviewsPlace(4)],
    ['?view=reviews&stars=4&page=7', reviewsPlace(4, 7)],
    ['?view=reviews&stars=6&page=0', reviewsPlace()],
    ['?view=reviews&stars=x&page=1.5', reviewsPlace()],
  ])('%s', (search, place) => expect(readPlace(search)).toEqual(place));

  it.each([[formPlace], [reviewsPlace()], [reviewsPlace(1)], [reviewsPlace(5, 3)]])(
    'leads back to %j',
    (place) => expect(readPlace(searchOf(place))).toEqual(place),
  );
});
