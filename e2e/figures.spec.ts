import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { looks, wear } from './support/looks.ts';
import { signInByMail } from './support/mail-sign-in.ts';
import { openAsAdmin, signInAsAdmin, test } from './support/moderated.ts';
import { expect } from './support/test.ts';

const routes = (page: Page) => page.getByRole('table', { name: 'Routes' });
const chart = (page: Page, name: string) => page.getByRole('img', { name });
/** The next question to the server comes after ten seconds. */
const renew = (page: Page) => page.clock.runFor(10_000);

/** The first drawing is there ten seconds after the server's start. */
const drawn = { timeout: 25_000 };

test('an admin finds the figures beside the reviews, and sees them move', async ({ page, site }) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await openAsAdmin(page, site);
  const places = page.getByRole('navigation', { name: 'Pages of admins' });
  await expect(places.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Figures' }).click();
  await expect(page).toHaveURL(`${site.url}/en/figures/`);
  await expect(page).toHaveTitle('Figures · Wheelwright');
  await expect(places.getByRole('link', { name: 'Figures' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('database works')).toBeVisible();
  await expect(page.getByText('Each process keeps figures of its own')).toBeVisible();

  const limits = routes(page).getByRole('row', { name: /^GET \/api\/config\/limits/ });
  await expect(routes(page)).toBeVisible();
  await expect(limits).toHaveCount(0);
  for (let call = 0; call < 7; call++) await page.request.get('/api/config/limits');
  await renew(page);
  await expect(limits.getByRole('cell').first()).toHaveText('7');

  await expect(async () => {
    await renew(page);
    await expect(chart(page, 'Answers a second')).toBeVisible({ timeout: 1000 });
  }).toPass(drawn);
  await expect(chart(page, 'Memory')).toHaveAccessibleDescription(
    /^In use: \d+ MB now, from \d+ MB to \d+ MB\.$/,
  );
});

test('nobody else gets there', async ({ page, site }) => {
  await page.goto('/en/figures/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fen%2Ffigures%2F',
  );
  await signInByMail(page, site, { returnTo: '/en/figures/' });
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of admins' })).toHaveCount(0);
});

test.describe('when the server stops', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

  test('the last figures stay, with a sentence', async ({ page, site }) => {
    await page.clock.install();
    await signInAsAdmin(page, site);
    await page.goto('/en/figures/');
    await expect(routes(page)).toBeVisible();
    await site.stop();
    await renew(page);
    await expect(page.getByText(/^The server does not answer\. These figures are from /)).toBeVisible();
    await expect(routes(page)).toBeVisible();
  });

  test('a page that gets none says so, and asks again when it is told to', async ({ page, site }) => {
    await signInAsAdmin(page, site);
    await page.route('**/api/admin/figures', (route) => route.abort());
    await page.goto('/en/figures/');
    await expect(page.getByRole('alert')).toContainText('The figures could not be loaded.');
    await page.unroute('**/api/admin/figures');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(routes(page)).toBeVisible();
  });
});

test('all of it by keyboard: tables instead of drawings, another span, another order', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await signInAsAdmin(page, site);
  await page.goto('/en/figures/');
  await expect(routes(page)).toBeVisible();
  const asTables = page.getByRole('switch', { name: 'As tables' });
  await expect(async () => {
    await renew(page);
    await expect(asTables).toBeVisible({ timeout: 1000 });
  }).toPass(drawn);
  await asTables.focus();
  await page.keyboard.press('Space');
  const table = page.getByRole('table', { name: 'Answers a second' });
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Answers', 'Errors']);
  await expect(chart(page, 'Answers a second')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Answers a second' })).toBeFocused();

  await page.getByRole('radio', { name: 'Last hour' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Since the start' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Routes' })).toBeFocused();
  for (let column = 0; column < 5; column++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(routes(page).getByRole('columnheader', { name: '99 of 100 within' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

for (const look of looks) {
  test(`nothing is cut and axe finds nothing: ${look.look}`, async ({ page, site }) => {
    test.setTimeout(90_000);
    await wear(page, look);
    await page.clock.install();
    await signInAsAdmin(page, site);
    await page.route('**/api/admin/figures', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), times: [] } });
    });
    await page.goto('/de/figures/');
    await expect(page.getByText('Noch gibt es nichts zu zeichnen.')).toBeVisible();
    await page.unroute('**/api/admin/figures');
    const expectFine = async (what: string) => {
      await expectNoViolation(page, what);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${what}, cut at the side`).toBeLessThanOrEqual(0);
    };
    await expectFine('just after the start');
    const asTables = page.getByRole('switch', { name: 'Als Tabellen' });
    await expect(async () => {
      await renew(page);
      await expect(asTables).toBeVisible({ timeout: 1000 });
    }).toPass(drawn);
    await expectFine('the drawings');
    await asTables.click();
    await expect(page.getByRole('table')).toHaveCount(10);
    await expectFine('the tables');
  });
}
