import { expect, test } from './support/test.ts';
import { chooseInMore, openPage } from './support/wheel-page.ts';

const scheme = 'data-color-scheme';
const paper = { light: 'rgb(250, 247, 242)', dark: 'rgb(16, 14, 34)' };

test('the page follows the device until a scheme is chosen, and remembers the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page);
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', paper.light);

  await chooseInMore(page, /^Appearance/, 'Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);

  await chooseInMore(page, /^Appearance/, 'Same as my device');
  await expect(page.locator('body')).toHaveCSS('background-color', paper.light);
});

test('with reduced motion everything changes its colours at once', async ({ page }) => {
  await openPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a dark page is dark before its program has even arrived', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en/', { waitUntil: 'commit' });
  await expect(page.locator('[data-boot]')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
