import { join } from 'node:path';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

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
