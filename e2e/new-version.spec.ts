import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { startVersions } from './support/versions.ts';
import { addChoice } from './support/wheel-menu.ts';
import { choiceTexts, openPage, spinButton } from './support/wheel-page.ts';

// The files of the old version are gone; the server of these stories has no API.
test.use({ expectedComplaints: /Failed to load|could not be loaded|Failed to fetch|Unable to preload/ });

let versions: Awaited<ReturnType<typeof startVersions>>;

test.beforeEach(async ({ page }) => {
  versions = await startVersions();
  // Nothing is fetched beforehand: every part that is opened is one of those that are gone.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // The part that watches for a new version is fetched after the first view.
  const watching = page.waitForResponse(/later-parts-/);
  await openPage(page, `${versions.url}/en/`);
  await watching;
  await untilNothingIsFetched(page);
});
test.afterEach(() => versions.stop());

/** Scripts name further scripts, and the browser calls the network idle only once. */
async function untilNothingIsFetched(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = 0;
  const isSame = async () => {
    const now = await fetched();
    const isStable = now === before;
    before = now;
    return isStable;
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

const entry = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const openWheelMenu = (page: Page) => page.getByRole('button', { name: /^Wheel: / }).dispatchEvent('click');

test('a dialog that went with the old version opens in the new one', async ({ page }) => {
  versions.replace();
  await openWheelMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await entry(page)).toContain('/assets/next/');
});

test('a tab that went with the old version is shown by the new one', async ({ page }) => {
  versions.replace();
  await page.getByRole('tab', { name: 'Look' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Look' }).getByRole('heading').first()).toBeVisible();
  expect(await entry(page)).toContain('/assets/next/');
});

for (const name of ['Sort', 'Options for Pizza']) {
  test(`the menu ${name} that went with the old version opens in the new one`, async ({ page }) => {
    versions.replace();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await entry(page)).toContain('/assets/next/');
  });
}

test('a command that went with the old version is there after a reload, and is not run by itself', async ({
  page,
}) => {
  const before = await choiceTexts(page);
  versions.replace();
  const shuffle = page.getByRole('button', { name: 'Shuffle' });
  await shuffle.click();
  await expect.poll(() => entry(page)).toContain('/assets/next/');
  await expect(shuffle).toBeFocused();
  await expect.poll(() => choiceTexts(page)).toEqual(before);
});

test('a tab of a version that went while the page started is shown by the new one', async ({ page }) => {
  await page.route(/\/assets\//, (route) => {
    // The first of the scripts that follow the one that watches for a new version.
    if (route.request().url().includes('/start-cloud-')) versions.replace();
    return route.continue();
  });
  const gone = page.waitForResponse((each) => each.url().includes('/start-cloud-') && each.status() === 404);
  await page.reload();
  await gone;
  // The page may reload by itself at the moment of the press.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Look' }).click();
    const heading = page.getByRole('tabpanel', { name: 'Look' }).getByRole('heading').first();
    await expect(heading).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(await entry(page)).toContain('/assets/next/');
});

test('a visitor who has changed something decides when to reload, and keeps it', async ({ page }) => {
  await addChoice(page, 'Dumplings');
  versions.replace();
  await openWheelMenu(page);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('A new version of Wheelwright is here');
  expect(await entry(page)).not.toContain('/assets/next/');
  await messages.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entry(page)).toContain('/assets/next/');
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
});

test('the wheel still spins in a tab whose version is gone', async ({ page }) => {
  versions.replace();
  await spinButton(page).click();
  await expect(page.getByText('Last:')).toBeVisible();
});
