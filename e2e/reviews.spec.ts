import type { Page } from '@playwright/test';
import { openFeedback } from './support/feedback-page.ts';
import { test } from './support/reviewed.ts';
import { startServer } from './support/server.ts';
import { expect } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: /^(Reviews|Give feedback)$/ });
const names = (page: Page) => section(page).getByRole('heading', { level: 3 });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const filter = (page: Page) => page.getByRole('radiogroup', { name: 'Filter by stars' });
const reviewsAt = '/en/feedback/?view=reviews';

test('form and reviews take each other’s place, and every way leads back', async ({ page, server }) => {
  await openFeedback(page);
  await expect(page.getByRole('form')).toBeVisible();
  await page.getByRole('button', { name: 'Read reviews' }).click();
  await expect(page).toHaveURL(`${server.url}${reviewsAt}`);
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(names(page)).toHaveCount(10);

  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/en/feedback/`);
  await page.goBack();
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await expect(page.getByRole('form')).toBeVisible();
});

test('pills show the reviews of one number of stars', async ({ page, server }) => {
  await openFeedback(page, reviewsAt);
  await expect(filter(page).getByRole('radio')).toHaveCount(6);
  await expect(filter(page).getByRole('radio', { name: 'All' })).toBeChecked();
  await filter(page).getByRole('radio', { name: '2 stars' }).click();
  await filter(page).getByRole('radio', { name: '2 stars' }).click();
  await expect(page).toHaveURL(`${server.url}${reviewsAt}&stars=2`);
  const stars = () =>
    section(page)
      .getByRole('img')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('aria-label')))]);
  await expect.poll(stars).toEqual(['2 of 5 stars']);
  await page.goBack();
  await expect(filter(page).getByRole('radio', { name: 'All' })).toBeChecked();
});

test('pages: a window of five, ends that are disabled, none where one page is all', async ({
  page,
  server,
}) => {
  await openFeedback(page, reviewsAt);
  const numbers = () => pages(page).getByRole('button', { name: /^Page/ }).allTextContents();
  await expect(pages(page)).toBeVisible();
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
  await expect(pages(page).getByRole('button', { name: 'Previous page' })).toBeDisabled();
  const first = await names(page).first().textContent();
  await pages(page).getByRole('button', { name: 'Page 5' }).click();
  await expect(pages(page).getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7']);
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
  await expect(names(page).first()).not.toHaveText(first ?? '');
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pages(page).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(names(page)).toHaveCount(4);
  await expect(page).toHaveURL(`${server.url}${reviewsAt}&page=7`);
  await filter(page).getByRole('radio', { name: '1 star' }).click();
  await expect(names(page).first()).toBeVisible();
  await expect(pages(page)).toBeHidden();
});

test('the summary counts what the server has, and leads to it', async ({ page, request, server }) => {
  const { summary } = await (await request.get(`${server.url}/api/reviews/summary`)).json();
  await openFeedback(page);
  const widget = page.getByRole('region', { name: 'What others say' });
  await expect(widget.getByText(summary.averageScore.toFixed(1), { exact: true })).toBeVisible();
  for (const [place, star] of summary.histogram.buckets.entries()) {
    const stars = star === 1 ? '1 star' : `${star} stars`;
    const count = summary.histogram.values[place];
    const row = widget.getByRole('button', { name: `${stars}: ${count} review${count === 1 ? '' : 's'}` });
    await expect(row).toBeVisible();
  }
  await widget.getByRole('button', { name: /^3 stars/ }).click();
  await expect(page).toHaveURL(`${server.url}${reviewsAt}&stars=3`);
  await expect(filter(page).getByRole('radio', { name: '3 stars' })).toBeChecked();
  await widget.getByRole('button', { name: '64 reviews', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}${reviewsAt}`);
});

test('the way on: the wheel creator, and a search of wheels', async ({ page, server }) => {
  await openFeedback(page, '/de/feedback/');
  await expect(page.getByRole('link', { name: 'Rad beschreiben' })).toHaveAttribute(
    'href',
    '/de/wheel/?action=ai-wheel',
  );
  const box = page.getByRole('main').getByRole('combobox', { name: 'Räder suchen' });
  await expect(page.getByRole('option')).toHaveCount(0);
  await box.fill('ja oder');
  await expect(page.getByRole('option').first()).toContainText('Ja oder nein');
  await box.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box).toHaveValue('');
  await box.fill('ja oder');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(`${server.url}/de/wheels/ja-oder-nein`);
});

test('without reviews it says what to do', async ({ page }) => {
  const empty = await startServer();
  await openFeedback(page, `${empty.url}${reviewsAt}`);
  await expect(section(page)).toContainText('No reviews here yet. Yours could be the first.');
  await expect(page.getByRole('region', { name: 'What others say' })).toContainText('No reviews yet.');
  await expect(pages(page)).toBeHidden();
  // The page goes on fetching in idle moments.
  await page.goto('about:blank');
  await empty.stop();
});
