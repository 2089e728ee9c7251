import { expect, test } from './support/test.ts';
import { chooseInMore, openPage } from './support/wheel-page.ts';

// The connection is cut on purpose here; the browser reports that, and the page may.
test.use({ expectedComplaints: /Failed to load resource|could not be loaded|did not start/ });

test('a language that cannot be loaded: a toast of three seconds says so, and nothing changes', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page);
  await page.route(/text-fr-/, (route) => route.abort());
  await chooseInMore(page, /^Language/, 'Français');
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('Français couldn’t load');
  await page.clock.runFor(3500);
  await expect(toast).toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL(/\/en\/$/);

  await page.unroute(/text-fr-/);
  await chooseInMore(page, /^Language/, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('a menu that cannot be loaded can be tried again', async ({ page }) => {
  await page.route(/wheel-menu/, (route) => route.abort());
  await openPage(page);
  const button = page.getByRole('button', { name: /^Wheel: / });
  await button.click();
  await expect(page.getByText('This part couldn’t load')).toBeVisible();
  await page.unroute(/wheel-menu/);
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a page that misses its texts or its program says so in its own language and offers to load again', async ({
  page,
}) => {
  for (const file of [/text-de-first/, /\/assets\/index-.*\.js$/]) {
    await page.route(file, (route) => route.abort());
    await page.goto('/de/');
    await expect(page.getByRole('heading', { name: 'Das Rad ist nicht gestartet' })).toBeVisible();
    await expect(page.getByText('Nichts ist verloren')).toBeVisible();
    await page.unroute(file);
    await page.getByRole('link', { name: 'Neu laden' }).click();
    await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Das Rad ist nicht gestartet' })).toBeHidden();
  }
});

test('without JavaScript the page says what it needs, in its language', async ({ request }) => {
  const html = await (await request.get('/nl/')).text();
  expect(html).toMatch(/<noscript>.*Wheelwright heeft JavaScript nodig.*<\/noscript>/s);
});
