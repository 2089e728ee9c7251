import type { Page } from '@playwright/test';
import { messages } from './support/cloud.ts';
import { expect, test } from './support/test.ts';
import { startVersions } from './support/versions.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

// What is blocked here on purpose is reported by the browser.
test.use({
  expectedComplaints:
    /Failed to load|could not be loaded|can neither be dropped|did not start|Failed to fetch|ERR_FAILED|preloaded using link preload/,
});

async function expectToSpin(page: Page): Promise<void> {
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
}

test('every script is blocked, even the first: a sentence says so after a while', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/en/');
  const notice = page.getByRole('heading', { name: 'The wheel didn’t start' });
  await expect(notice).toBeHidden();
  // The wait is a delay of the style sheet: it passes without any script.
  const late = page.locator('#start-failure');
  await late.evaluate((section) => {
    for (const wait of section.getAnimations()) wait.finish();
  });
  await expect(notice).toBeVisible();
  await page.unroute(/\.js$/);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(spinButton(page)).toBeEnabled();
});

test('the program is blocked: a sentence says so at once', async ({ page }) => {
  await page.route(/\/assets\/(index|program)-.*\.js$/, (route) => route.abort());
  await page.goto('/en/');
  await expect(page.getByRole('heading', { name: 'The wheel didn’t start' })).toBeVisible();
  await expect(page.locator('.boot-plate')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('a sentence says so in place of the wheel, dark on light', async ({ page }) => {
    for (const [path, sentence] of [
      ['/en/', 'Wheelwright needs JavaScript to spin.'],
      ['/de/wheels/yes-or-no', 'Wheelwright braucht JavaScript'],
    ] as const) {
      await page.goto(path);
      const notice = page.locator('noscript p', { hasText: sentence });
      await expect(notice).toBeInViewport();
      await expect(notice).toHaveCSS('color', 'rgb(29, 26, 51)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    }
  });
});

test('only the first script is blocked: each slice has one name in the first picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/early-.*\.js$/, (route) => route.abort());
  // The program never arrives.
  await page.route(/\/assets\/(index|program)-.*\.js$/, () => {});
  await page.goto('/en/wheels/truth-or-dare', { waitUntil: 'commit' });
  await expect(page.locator('.boot-labels:visible')).toHaveCount(1);
});

test('the font is blocked: the wheel spins', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await openPage(page);
  await expectToSpin(page);
});

test('all that starts after the first view is blocked: the wheel spins', async ({ page }) => {
  await page.route(/\/assets\/later-parts-.*\.js$/, (route) => route.abort());
  await page.goto('/en/');
  await expectToSpin(page);
});

test('what shows winners and messages is blocked: a sentence says so, and a press fetches it again', async ({
  page,
}) => {
  const blocked = /\/assets\/(winner|toasts)-.*\.js$/;
  await page.route(blocked, (route) => route.abort());
  await page.goto('/en/');
  await spinButton(page).click();
  await expect(messages(page)).toContainText('This part couldn’t load');
  await page.unroute(blocked);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toContainText('wins!');
});

test('the page’s own styles are blocked: the wheel spins', async ({ page }) => {
  await page.route(/\/assets\/(index|program)-.*\.css$/, (route) => route.abort());
  await openPage(page);
  await expectToSpin(page);
});

test('all styles are blocked: the wheel spins, or a sentence says why not', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/en/');
  const notice = page.getByRole('heading', { name: 'The wheel didn’t start' });
  await expect(spinButton(page).or(notice)).toBeVisible();
  if (!(await notice.isVisible())) await expectToSpin(page);
});

test('a proxy takes the compression away: the wheel spins', async ({ page }) => {
  await page.route('**/*', async (route) => {
    const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
    const answer = await route.fetch({ headers });
    expect(answer.headers()['content-encoding']).toBeUndefined();
    await route.fulfill({ response: answer });
  });
  await openPage(page);
  await expectToSpin(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a cache with half of an old version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the wheel spins, with what the server has', async ({ page }) => {
    const versions = await startVersions();
    try {
      await openPage(page, `${versions.url}/en/`);
      const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'sounds'));
      await expect.poll(kept).toHaveLength(1);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      await page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((each) => each !== 'sounds');
        const cache = await caches.open(name);
        for (const [index, request] of (await cache.keys()).entries())
          if (index % 2) await cache.delete(request);
      });
      versions.replace();
      await openPage(page, `${versions.url}/en/`);
      await expectToSpin(page);
      await expect(messages(page)).toBeEmpty();
    } finally {
      await versions.stop();
    }
  });
});
