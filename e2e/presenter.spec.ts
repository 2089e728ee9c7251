import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { listen, ticks } from './support/heard.ts';
import { expectNothingCut, looks, wear } from './support/looks.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore } from './support/wheel-menu.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Presenter mode' });
const wheel = (page: Page) => page.getByRole('img', { name: /^Wheel with/ });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('P leaves the wheel alone on the screen and makes it larger; Leave brings all back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page);
  const before = await boxOf(wheel(page));
  await page.keyboard.press('p');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect.poll(async () => (await boxOf(wheel(page))).height).toBeGreaterThan(before.height * 1.08);
  // Its size follows that of the window's texts, which is one frame ahead.
  await expect.poll(async () => (await boxOf(wheel(page))).bottom).toBeLessThanOrEqual(720);
  const large = await boxOf(wheel(page));
  expect(large.y).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('button', { name: /full screen/i }), 'one exit').toBeHidden();
  await expect(page.getByRole('button', { name: /sound/i }), 'one sound').toHaveText(['Sound check']);
  const button = await boxOf(spinButton(page));
  expect(button.x, 'the button stands beside the wheel').toBeGreaterThan(large.right - 60);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await bar(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect.poll(async () => (await boxOf(wheel(page))).height).toBeCloseTo(before.height, 0);
});

test('Escape leaves it, from the menu of the wheel it is entered, and writing a p is only that', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.type('p');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toHaveValue('p');
  await expect(bar(page)).toBeHidden();
  await chooseFromMore(page, 'Presenter mode');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0); // an open menu would handle the Escape
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
});

test('the sound check plays, and says when the wheel is muted', async ({ page }) => {
  await listen(page);
  await storeWheel(
    page,
    { slices: slicesNamed('Anna', 'Ben') },
    { audio: { enabled: false, masterVolume: 50 } },
  );
  await openPage(page);
  await page.keyboard.press('p');
  await bar(page).getByRole('button', { name: 'Sound check' }).click();
  await expect(bar(page).getByRole('status').first()).toContainText('This wheel’s sound is off.');
  expect(await ticks(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'Turn it on' }).click();
  await expect(bar(page).getByRole('status').first()).toContainText('Two notes are playing');
  await expect.poll(() => ticks(page)).toBe(2);
  await expect(bar(page).getByRole('slider', { name: 'Volume' })).toHaveValue('50');
});

// A window in full screen can't be given another size.
for (const look of looks)
  test(`axe finds nothing in German, and nothing is cut: ${look.look}`, async ({ page }) => {
    await wear(page, look);
    await openPage(page, '/de/');
    await page.keyboard.press('p');
    const german = page.getByRole('region', { name: 'Vorführmodus' });
    await german.getByRole('button', { name: 'Tonprobe' }).click();
    await expect(german.getByRole('status').first()).not.toBeEmpty();
    await expectNoViolation(page, 'the page');
    await expectNothingCut(page, 'the page');
  });
