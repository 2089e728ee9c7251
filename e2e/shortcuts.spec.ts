import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test.beforeEach(async ({ page }) => openPage(page));

test('a question mark shows the keys, and Escape gives the focus back', async ({ page }) => {
  const search = page.getByRole('button', { name: 'Search wheels' });
  await search.focus();
  await page.keyboard.press('Shift+?');
  await expect(sheet(page)).toContainText('Undo');
  await expect(sheet(page)).toContainText('Spin, also while typing');
  await expect(sheet(page)).toMatchAriaSnapshot({ name: 'shortcuts' });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(search).toBeFocused();
});

test('a question mark can be typed', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.type('Why? Pizza');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toHaveValue('Why? Pizza');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('keys by themselves can be switched off, and stay off', async ({ page }) => {
  await page.keyboard.press('Shift+?');
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts: / ? P' }).uncheck();
  await page.keyboard.press('Escape');
  await openPage(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+?');
  await chooseFromMore(page, 'Keyboard shortcuts');
  await expect(sheet(page).getByRole('switch')).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the question mark leads to the help, in the language of the page', async ({ page }) => {
  await openPage(page, '/nl/');
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog').getByRole('link').click();
  await expect(page).toHaveURL(/\/nl\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hulp');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
});

test('axe finds nothing in every look, in German', async ({ page }) => {
  await openPage(page, '/de/');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  await expectFineInEveryLook(page, 'the sheet');
});
