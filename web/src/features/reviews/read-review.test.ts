import { expect, it } from 'vitest';
import { readReview } from './read-review';

const nothing = {
  name: undefined,
  rating: 5,
  date: undefined,
  text: undefined,
  response: undefined,
  hasMore: false,
};

it('is read as the server sends it', () => {
  const given = {
    name: 'Ada',
    rating: 3,
    date: '2026-01-31T08:30:00.000Z',
    text: 'Fair.',
    response: 'Thank you.',
    hasMore: true,
  };
  expect(readReview(given)).toEqual({ ...given, date: new Date(given.date) });
});

it.each([[{}], [null], ['text'], [{ name: ' ', rating: 'five', date: 'soon', text: '', response: null }]])(
  'has defaults for what is missing in %j',
  (given) => expect(readReview(given)).toEqual(nothing),
);

it.each([0, 6, Number.NaN])('%d is no rating', (rating) => expect(readReview({ rating }).rating).toBe(5));

it('has no name where the server says that there is none', () => {
  expect(readReview({ name: 'Anonymous' }).name).toBeUndefined();
});
