import type { Page } from '@playwright/test';
import { signIn } from './support/mail-sign-in.ts';
import { openAsAdmin, publicTexts, submit, test } from './support/moderated.ts';
import { runCommand } from './support/server.ts';
import { expect } from './support/test.ts';

const entries = (page: Page) => page.getByRole('article');
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('is there for admins only, who find the way on their account page', async ({ page, site }) => {
  await page.goto('/en/moderation/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fen%2Fmoderation%2F',
  );
  const email = await signIn(page, site, { returnTo: '/en/moderation/' });
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.goto('/en/account/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Moderate feedback' })).toHaveCount(0);
  await runCommand(site, 'user', 'role', email, 'admin');
  await page.reload();
  await page.getByRole('link', { name: 'Moderate feedback' }).click();
  await expect(page).toHaveURL(`${site.url}/en/moderation/`);
  await expect(page.getByText('All done: nothing is waiting.')).toBeVisible();
});

test('the queue by keyboard alone: next, approve, undo, reject, reply', async ({ page, site }) => {
  await submit(page, 'First', 'Second', 'Third');
  await openAsAdmin(page, site);
  await expect(entry(page, 'First')).toBeFocused();
  await page.keyboard.press('j');
  await expect(entry(page, 'Second')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Third')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(entry(page, 'Second')).toHaveCount(0);
  await expect(entry(page, 'Third')).toBeFocused();
  await expect(messages(page)).toContainText('Approved: review 2');
  expect(await publicTexts(page)).toEqual(['Second']);

  await page.keyboard.press('u');
  await expect(entry(page, 'Second')).toBeVisible();
  expect(await publicTexts(page)).toEqual([]);

  await page.keyboard.press('r');
  await expect(messages(page)).toContainText('Rejected: review');
  await expect(entries(page)).toHaveCount(2);
  await expect(page.locator('article:focus')).toHaveCount(1);
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  const box = page.getByRole('textbox', { name: 'Reply from Wheelwright' });
  await expect(box).toBeFocused();
  await page.keyboard.type('a reply, just so');
  await page.keyboard.press('Control+Enter');
  await expect(box).toBeHidden();
  await expect(entry(page, 'First')).toContainText('a reply, just so');
  await expect(entry(page, 'First')).toBeFocused();
  await page.keyboard.press('a');
  await expect(entry(page, 'First')).toHaveCount(0);
  const { reviews } = await (await page.request.get('/api/reviews/list')).json();
  expect(reviews).toMatchObject([{ text: 'First', response: 'a reply, just so' }]);
});

test('what was decided can be decided otherwise, and the log knows who did it', async ({ page, site }) => {
  await submit(page, 'To be approved', 'To be rejected');
  await openAsAdmin(page, site);
  await entry(page, 'To be approved').getByRole('button', { name: 'Approve' }).click();
  await entry(page, 'To be rejected').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('All done: nothing is waiting.')).toBeVisible();

  await page.getByRole('tab', { name: 'Approved' }).click();
  await entry(page, 'To be approved').getByRole('button', { name: 'Back to waiting' }).click();
  await expect(page.getByText('Nothing is approved yet.')).toBeVisible();
  expect(await publicTexts(page)).toEqual([]);
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(entry(page, 'To be approved')).toBeVisible();
  expect(await publicTexts(page)).toEqual(['To be approved']);

  await entry(page, 'To be approved').getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply from Wheelwright' }).fill('Thanks');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(entry(page, 'To be approved')).toContainText('Thanks');
  // The focus first comes back to the entry.
  await expect(entry(page, 'To be approved')).toBeFocused();

  await page.getByRole('tab', { name: 'Approved' }).press('ArrowRight');
  await expect(page.getByText('To be rejected')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Rejected' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
  const log = page.getByRole('tabpanel').getByRole('listitem');
  await expect(log).toHaveText([
    /^ada.* replied to review 1.*Thanks$/,
    /^ada.* approved review 1/,
    /^ada.* put review 1 back/,
    /^ada.* rejected review 2/,
    /^ada.* approved review 1/,
  ]);
});

test('the search finds names and texts, and pages lead through a long queue', async ({ page, site }) => {
  await submit(page, ...Array.from({ length: 12 }, (_, place) => `Number ${place + 1} of many`));
  await openAsAdmin(page, site);
  await expect(page.getByText('12 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('10 entries')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search names and texts' });
  await box.fill('number 7');
  await expect(entries(page)).toHaveCount(1);
  await expect(box).toBeFocused();
  await expect(entry(page, 'Number 7 of many')).toBeVisible();
  await box.fill('100%');
  await expect(page.getByText('Nothing matches “100%”.')).toBeVisible();
});

test.describe('two at once', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('another moderator’s decision is shown and not overwritten unseen', async ({ page, site }) => {
    await submit(page, 'First', 'Second');
    await openAsAdmin(page, site);
    await expect(entry(page, 'First')).toBeFocused();
    await runCommand(site, 'reviews', 'approve', '1');
    await page.keyboard.press('r');
    await expect(messages(page)).toContainText('Somebody else changed this entry.');
    await expect(entry(page, 'First')).toHaveCount(0);
    await expect.poll(() => publicTexts(page)).toEqual(['First']);
  });
});

test.describe('when the server refuses', () => {
  test.use({ expectedComplaints: /Failed to load resource|didn’t work|could not be loaded/ });

  test('nothing is lost: the entry stays, the reply stays, the list is asked for again', async ({
    page,
    site,
  }) => {
    await submit(page, 'Stays');
    await openAsAdmin(page, site);
    await page.route('**/api/admin/reviews/1/*', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await entry(page, 'Stays').getByRole('button', { name: 'Approve' }).click();
    await expect(messages(page)).toContainText('That didn’t work. Try again.');
    await expect(entry(page, 'Stays')).toBeVisible();
    await entry(page, 'Stays').getByRole('button', { name: 'Reply' }).click();
    const box = page.getByRole('textbox', { name: 'Reply from Wheelwright' });
    await box.fill('A long thought');
    await page.getByRole('button', { name: 'Save reply' }).click();
    await expect(messages(page).getByText('That didn’t work. Try again.')).toHaveCount(2);
    await expect(box).toHaveValue('A long thought');

    await page.route('**/api/admin/reviews?*', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('tab', { name: 'Rejected' }).click();
    await expect(page.getByRole('alert')).toContainText('The list couldn’t load.');
    await page.unroute('**/api/admin/reviews?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nothing is rejected.')).toBeVisible();
  });
});
