import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { addChoice } from './support/wheel-menu.ts';
import { chooseFromMenu, chooseInMore, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

async function explainedKeys(): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, '../docs/privacy.md'), 'utf8');
  return [...page.matchAll(/^\|(.*?)\| (?:local|session) \|/gm)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/`([\w.]+)`/g)].map(([, key = '']) => key),
  );
}

test.describe('without an account', () => {
  // The link of a shared wheel is dead.
  test.use({ expectedComplaints: /404|could not be loaded/ });

  test('a whole visit without an account leaves no cookie, and keeps only what is explained', async ({
    page,
    context,
  }) => {
    const set: string[] = [];
    page.on('response', async (answer) => {
      if ((await answer.headerValue('set-cookie').catch(() => null)) !== null) set.push(answer.url());
    });
    await openPage(page);
    await addChoice(page, 'Dumplings');
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(winnerDialog(page)).toBeHidden();
    await chooseInMore(page, /^Language/, 'Deutsch');
    await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
    for (const address of ['/en/wheels/yes-or-no', '/embed/en/yes-or-no', '/share/aShareIdOfTwentyTwoCha']) {
      await page.goto(address);
      await expect(page.locator('canvas').first()).toBeVisible();
    }
    for (const address of [
      '/en/wheels/',
      '/en/feedback/',
      '/en/live',
      '/en/privacy',
      '/en/terms',
      '/login',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    await page.goto('/en/feedback/');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');

    expect(set).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const explained = await explainedKeys();
    const keys = await stored(page);
    expect(keys).toContain('wheelConfig');
    expect(keys.filter((key) => !explained.includes(key))).toEqual([]);
  });
});

test('privacy and terms are found in the settings, at the sign-in and below the feedback', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(page).toHaveTitle('Privacy · Wheelwright');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('localhost runs this site', { exact: false })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the wheel' }).click();
  await expect(spinButton(page)).toBeVisible();

  await page.goto('/login');
  await expect(page.getByText('By signing in you agree')).toBeVisible();
  const terms = page.getByRole('link', { name: 'Terms of use' });
  await expect(terms.first()).toHaveAttribute('href', '/en/terms');
  await page.goto('/en/feedback/');
  await expect(page.getByRole('link', { name: 'Privacy' }).first()).toHaveAttribute('href', '/en/privacy');
});

test('a legal page follows the language', async ({ page }) => {
  await page.goto('/en/privacy');
  await chooseFromMenu(page, /^Language/, 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/privacy$/);
  await expectNoViolation(page, 'a legal page');
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

  test('a legal page in another language can be asked for again', async ({ page }) => {
    await page.goto('/en/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
    await page.route('**/fr/terms', (route) => route.abort());
    await chooseFromMenu(page, /^Language/, 'Français');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
    await expect(page.getByRole('alert')).toContainText('Impossible de charger cette partie');
    await page.unroute('**/fr/terms');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test('legal pages are readable and fit in every look', async ({ page }) => {
  for (const address of ['/de/privacy', '/de/terms', '/de/schools', '/de/help', '/fr/help/teams']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFineInEveryLook(page, address);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('legal pages can be read, with a way to the wheel', async ({ page }) => {
    await page.goto('/it/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wheelwright' })).toHaveAttribute('href', '/it/');
  });
});
