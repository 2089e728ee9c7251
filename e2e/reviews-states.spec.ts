import type { Page, Route } from '@playwright/test';
import { openFeedback } from './support/feedback-page.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

const reviewsAt = '/en/feedback/?view=reviews';
const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const answer = (reviews: object[], totalPages = 1) => ({
  json: { success: true, reviews, pagination: { currentPage: 1, totalPages } },
});
/** The response of the list from now on. */
async function answerList(page: Page, given: Parameters<Route['fulfill']>[0]) {
  await page.unroute('**/api/reviews/list*');
  await page.route('**/api/reviews/list*', (route) => route.fulfill(given));
}

test('what is missing in a review has a default', async ({ page }) => {
  await answerList(page, answer([{}]));
  await openFeedback(page, reviewsAt);
  const review = section(page).getByRole('listitem');
  await expect(review.getByRole('heading')).toHaveText('Anonymous');
  await expect(review.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await expect(review.getByText('No date')).toBeVisible();
  await expect(review.getByText('No review text provided.')).toBeVisible();
});

test('a long text folds, a reply stands below, and markup is only text', async ({ page }) => {
  const text = `<img src=x onerror="alert(1)"> ${'Round and round it goes. '.repeat(20)}The end.`;
  const date = '2026-01-31T08:30:00.000Z';
  await answerList(
    page,
    answer([{ name: 'Ada', rating: 3, date, text, hasMore: true, response: 'Thank <b>you</b>.' }]),
  );
  await openFeedback(page, reviewsAt);
  const review = section(page).getByRole('listitem');
  await expect(review.getByText('January 31, 2026')).toBeVisible();
  await expect(review.getByText('Reply from Wheelwright')).toBeVisible();
  await expect(review.getByText('Thank <b>you</b>.')).toBeVisible();
  await expect(review.getByText(/^<img src=x/)).toBeVisible();
  await expect(review.getByText('The end.')).toBeHidden();
  const more = review.getByRole('button', { name: 'Read more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(review.getByText(/The end\.$/)).toBeVisible();
  await review.getByRole('button', { name: 'Read less' }).click();
  await expect(review.getByText(/The end\.$/)).toBeHidden();
});

test('until the answer is there it is loading', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/reviews/list*', async (route) => {
    await held.promise;
    await route.fulfill(answer([{ name: 'Ada' }], 3));
  });
  await openFeedback(page, reviewsAt);
  await expect(section(page).getByRole('status')).toHaveText('Loading reviews…');
  await expect(pages(page)).toBeHidden();
  held.resolve();
  await expect(section(page).getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(pages(page)).toBeVisible();
});

test('a 404 means that there are none', async ({ page }) => {
  await answerList(page, { status: 404, json: { success: false, message: 'None.' } });
  await openFeedback(page, `${reviewsAt}&stars=4`);
  await expect(section(page)).toContainText('No reviews with 4 stars yet.');
  await answerList(page, answer([{ name: 'Ada' }]));
  await section(page).getByRole('button', { name: 'Show all reviews' }).click();
  await expect(section(page).getByRole('heading', { name: 'Ada' })).toBeVisible();
});

test('a page behind the last does not claim that there are none', async ({ page }) => {
  await answerList(page, answer([], 3));
  await openFeedback(page, `${reviewsAt}&page=9`);
  await expect(section(page)).toContainText('There are no reviews on page 9.');
  await expect(section(page).getByRole('button', { name: 'Show all reviews' })).toBeVisible();
});

test('every other failure is said, and can be tried again', async ({ page }) => {
  await answerList(page, { status: 500, body: 'oops' });
  await openFeedback(page, reviewsAt);
  const alert = section(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load reviews. Please try again later.');
  await expect(pages(page)).toBeHidden();
  await answerList(page, answer([{ name: 'Ada' }], 2));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByRole('heading', { name: 'Ada' })).toBeVisible();

  await answerList(page, { status: 503, json: { success: false, message: 'Busy.' } });
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await expect(alert).toContainText('Failed to load reviews page. Please try again later.');
  await answerList(page, answer([{ name: 'Grace' }], 2));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByRole('heading', { name: 'Grace' })).toBeVisible();
});

test('a summary that cannot be loaded says so and is tried again; halves are shown', async ({ page }) => {
  await page.route('**/api/reviews/summary', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await openFeedback(page);
  const widget = page.getByRole('region', { name: 'What others say' });
  await expect(widget.getByRole('alert')).toContainText('The summary couldn’t load.');
  await page.unroute('**/api/reviews/summary');
  const summary = {
    averageScore: 3.68,
    totalReviews: 1234,
    histogram: { buckets: [1, 2, 3, 4, 5], values: [34, 200, 300, 300, 400] },
  };
  await page.route('**/api/reviews/summary', (route) => route.fulfill({ json: { success: true, summary } }));
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(widget.getByText('3.7', { exact: true })).toBeVisible();
  await expect(widget.getByRole('img', { name: '3.7 of 5 stars' }).locator('[data-fill="full"]')).toHaveCount(
    3,
  );
  await expect(widget.getByRole('img', { name: '3.7 of 5 stars' }).locator('[data-fill="half"]')).toHaveCount(
    1,
  );
  await expect(widget.getByRole('button', { name: '1,234 reviews' })).toBeVisible();
});
