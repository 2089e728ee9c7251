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
  await openPage(page, `${versions.url}/en/`);
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

test('a visitor decides when to reload, and keeps what was changed', async ({ page }) => {
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
