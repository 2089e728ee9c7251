import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shareButton, shareDialog } from './support/cloud.ts';
import { goLive, liveButton, liveDialog } from './support/live.ts';
import { signIn } from './support/mail-sign-in.ts';
import type { Server } from './support/server.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseDrawMode, openOfficialDraw } from './support/wheel-menu.ts';
import { openPage, spinButton } from './support/wheel-page.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const pictures = [
  { name: 'page-light', path: '/en/', colorScheme: 'light', width: 1440, height: 900 },
  { name: 'page-dark', path: '/de/', colorScheme: 'dark', width: 1440, height: 900 },
  { name: 'phone-light', path: '/en/', colorScheme: 'light', width: 360, height: 740 },
] as const;

test('the pictures of the docs', async ({ page }) => {
  for (const { name, path, colorScheme, width, height } of pictures) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('canvas').first()).toBeVisible();
    // As PNG each would take half a megabyte.
    const picture = await page.screenshot({
      type: 'jpeg',
      quality: 85,
      ...(process.env.UPDATE_PICTURES ? { path: join(folder, `${name}.jpg`) } : {}),
    });
    // A blank page of this size compresses to a few kilobytes.
    expect(picture.length, name).toBeGreaterThan(20_000);
  }
});

const helpFolder = join(import.meta.dirname, '../web/public/help');
const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
const slices = slicesNamed(...names).map(({ background: _, ...slice }) => slice);

/** The state of the page that each topic of the help shows. */
const topics: Record<string, (page: Page, server: Server) => Promise<void>> = {
  'fair-turns': async (page) => {
    await openPage(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    const turns = page.getByRole('combobox', { name: 'Who may win' });
    await turns.selectOption('No repeats until everyone has won');
    await turns.scrollIntoViewIfNeeded();
  },
  live: async (page) => {
    await goLive(page);
    await liveButton(page).click();
    await expect(liveDialog(page)).toBeVisible();
  },
  'official-draws': async (page) => {
    await openPage(page);
    await openOfficialDraw(page);
  },
  teams: async (page) => {
    await openPage(page);
    await chooseDrawMode(page, 'Teams');
    await spinButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Teams' }).getByText('Hana')).toBeVisible();
  },
  embedding: async (page, server) => {
    await signIn(page, server);
    await shareButton(page).click();
    await shareDialog(page).getByRole('button', { name: 'Save now' }).click();
    await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
    const code = shareDialog(page).getByRole('button', { name: 'Copy code' });
    await code.scrollIntoViewIfNeeded();
  },
  streaming: async (page) => {
    await openPage(page);
    await page.keyboard.press('p');
    await expect(page.getByRole('region', { name: 'Presenter mode' })).toBeVisible();
  },
};

for (const [topic, show] of Object.entries(topics)) {
  test(`the picture of the help with ${topic} shows what there is`, async ({ page, server }) => {
    await page.setViewportSize({ width: 960, height: 600 });
    await storeWheel(page, { slices, name: 'Class' });
    await show(page, server);
    await page.evaluate(() => document.fonts.ready);
    const path = join(helpFolder, `${topic}.jpg`);
    const isRenewed = process.env.UPDATE_PICTURES !== undefined;
    await page.screenshot({ type: 'jpeg', quality: 80, ...(isRenewed ? { path } : {}) });
    await page.goto(`/de/help/${topic}`);
    const shown = page.getByRole('main').locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  });
}
