import type { Page } from '@playwright/test';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { cloudWheel } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { addChoice, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, nextFrames, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /Search wheels|Räder suchen/ });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a slash opens the search; arrows choose, Enter opens, Escape closes', async ({ page, server }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await box(page).fill('yes or');
  await expect(options(page).first()).toContainText('Yes or no?');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();

  const button = page.getByRole('banner').getByRole('button', { name: 'Search wheels' });
  await button.click();
  await expect(options(page)).toHaveCount(20);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', 'found-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(19)).toHaveAttribute('aria-selected', 'true');
  await box(page).fill('yes or no');
  await expect(options(page).first()).toContainText('Yes or no?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/en/wheels/yes-or-no`);
  await expect(wheelName(page)).toHaveText('Yes or no?');
});

test.describe('while the search is on its way', () => {
  let arrives: () => void;

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const arrival = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    await page.route(/\/SearchDialog-.*\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await openPage(page);
    await page.evaluate(() => navigator.clipboard.writeText('Anna\nBen'));
    await page.keyboard.press('/');
  });

  test('what is pressed and pasted leaves the wheel alone', async ({ page }) => {
    const before = await choiceTexts(page);
    for (const key of ['p', 'Space', 'ControlOrMeta+Enter', 'ControlOrMeta+V'])
      await page.keyboard.press(key);
    await nextFrames(page);
    arrives();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect.poll(() => choiceTexts(page)).toEqual(before);
    await expect(spinButton(page)).toBeEnabled();
    await expect(winnerDialog(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-presenting');
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => choiceTexts(page)).toEqual(['Anna', 'Ben']);
  });

  test('Escape gives it up, and the keys are the page’s again', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expect(winnerDialog(page)).toBeVisible();
    const fetched = page.waitForResponse(/\/SearchDialog-.*\.js$/);
    arrives();
    await fetched;
    await nextFrames(page);
    await expect(box(page)).toBeHidden();
  });
});

test('typing does not ask for every letter, and mistakes are forgiven', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  await expect(options(page)).toHaveCount(20);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/wheels') asked.push(url.searchParams.get('q'));
  });
  await box(page).pressSequentially('bbay names', { delay: 20 });
  await expect(options(page).first()).toContainText('Baby names');
  await expect.poll(() => asked.at(-1)).toBe('bbay names');
  expect(asked.length).toBeLessThan('bbay names'.length);
  await box(page).fill('zzzzqqqq');
  await expect(page.getByText('No wheels match “zzzzqqqq”.')).toBeVisible();
});

test('the user’s own wheels come first, and no other user’s are found', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Yes or no for Ada');
  await page.keyboard.press('/');
  await box(page).fill('yes or no');
  await expect(options(page).first()).toContainText('Yes or no for Ada');
  await expect(options(page).first()).toContainText('Mine');
  await expect(options(page).nth(1)).toContainText('Gallery');
  await options(page).first().click();
  await expect(page).toHaveURL(`${server.url}/en?wheel=${id}`);
  await expect(wheelName(page)).toHaveText('Yes or no for Ada');
});

test('unsaved changes are asked about first', async ({ page, server }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await page.getByRole('banner').getByRole('button', { name: 'Search wheels' }).click();
  await box(page).fill('yes or no');
  await options(page).first().click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page).toHaveURL(`${server.url}/en/`);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to|ERR_INTERNET|search failed/ });
  test('the search says so', async ({ page, context }) => {
    await openPage(page);
    await page.keyboard.press('/');
    await expect(options(page)).toHaveCount(20);
    await context.setOffline(true);
    await box(page).fill('yes');
    await expect(page.getByText(/^The search didn’t work/)).toBeVisible();
  });
});

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test(`is whole and axe is content in light and dark: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/de/');
    if (width < 720) {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click();
      await expectNoViolationInAnyScheme(page, 'the menu');
      await page
        .getByRole('dialog', { name: 'Mehr' })
        .getByRole('combobox', { name: 'Sprache' })
        .selectOption('nl');
      await expect(page.getByRole('dialog', { name: 'Meer' })).toBeVisible();
      await page
        .getByRole('dialog', { name: 'Meer' })
        .getByRole('combobox', { name: 'Taal' })
        .selectOption('de');
      await page.getByRole('button', { name: 'Räder suchen' }).click();
    } else {
      await page.keyboard.press('/');
    }
    await expect(box(page)).toBeFocused();
    await expect(options(page)).toHaveCount(20);
    await expectNoViolationInAnyScheme(page, 'the search');
  });
}
