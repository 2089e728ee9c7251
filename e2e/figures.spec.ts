import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { looks, wear } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { openAsAdmin, signInAsAdmin, test as testAlone } from './support/moderated.ts';
import { expect, test } from './support/test.ts';

const routes = (page: Page) => page.getByRole('table', { name: 'Routes' });
const chart = (page: Page, name: string) => page.getByRole('img', { name });
/** The page asks the server again after ten seconds. */
async function renew(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/admin/figures');
  await page.clock.runFor(10_000);
  await answered;
}

/** The server has something to draw ten seconds after its start. */
async function renewUntilDrawn(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await renew(page);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test('an admin finds the figures beside the reviews, and sees them move', async ({ page, server }) => {
  await page.clock.install();
  await openAsAdmin(page, server);
  const places = page.getByRole('navigation', { name: 'Pages of admins' });
  await expect(places.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Figures' }).click();
  await expect(page).toHaveURL(`${server.url}/en/figures/`);
  await expect(page).toHaveTitle('Figures · Wheelwright');
  await expect(places.getByRole('link', { name: 'Figures' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('database works')).toBeVisible();
  await expect(page.getByText('Each process keeps figures of its own')).toBeVisible();

  const limits = routes(page).getByRole('row', { name: /^GET \/api\/config\/limits/ });
  await page.request.get('/api/config/limits');
  await renew(page);
  const before = Number(await limits.getByRole('cell').first().textContent());
  for (let call = 0; call < 7; call++) await page.request.get('/api/config/limits');
  await renew(page);
  await expect(limits.getByRole('cell').first()).toHaveText(String(before + 7));

  await renewUntilDrawn(page, chart(page, 'Answers a second'));
  await expect(chart(page, 'Memory')).toHaveAccessibleDescription(
    /^In use: \d+ MB now, from \d+ MB to \d+ MB\.$/,
  );
});

test('nobody else gets there', async ({ page, server }) => {
  await page.goto('/en/figures/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fen%2Ffigures%2F',
  );
  await signIn(page, server, { returnTo: '/en/figures/' });
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of admins' })).toHaveCount(0);
});

testAlone.describe('when the server stops', () => {
  // It may stop before the page has fetched all its parts.
  testAlone.use({ expectedComplaints: /Failed to load resource|could not be loaded|did not start/ });

  testAlone('the last figures stay, with a sentence', async ({ page, site }) => {
    await page.clock.install();
    await signInAsAdmin(page, site);
    await page.goto('/en/figures/');
    await expect(routes(page)).toBeVisible();
    await site.stop();
    await page.clock.runFor(10_000);
    await expect(page.getByText(/^The server does not answer\. These figures are from /)).toBeVisible();
    await expect(routes(page)).toBeVisible();
  });
});

test.describe('when the server does not answer', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

  test('a page that gets none says so, and asks again on request', async ({ page, server }) => {
    await signInAsAdmin(page, server);
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
  server,
}) => {
  await page.clock.install();
  await signInAsAdmin(page, server);
  await page.goto('/en/figures/');
  await expect(routes(page)).toBeVisible();
  const asTables = page.getByRole('switch', { name: 'As tables' });
  await renewUntilDrawn(page, asTables);
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
  test(`nothing is cut and axe finds nothing: ${look.look}`, async ({ page, server }) => {
    await wear(page, look);
    await page.clock.install();
    await signInAsAdmin(page, server);
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
    await renewUntilDrawn(page, asTables);
    await expectFine('the drawings');
    await asTables.click();
    await expect(page.getByRole('table')).toHaveCount(10);
    await expectFine('the tables');
  });
}
