import type { Locator } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openLook } from './support/wheel-page.ts';

test('axe finds nothing in the library, in every look', async ({ page, server }) => {
  test.slow();
  await signIn(page, server);
  await library.openExplorer(page);
  await expect(library.explorer(page)).toContainText("You don't have any images yet.");
  await expectFineInEveryLook(page, 'nothing yet');
  await library.explorer(page).getByRole('button', { name: 'Close' }).click();
  await library.haveFile(page, 'image', library.files.stars);
  await library.haveFile(page, 'sound', library.files.bell);
  await library.openExplorer(page);
  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await library.chooseFile(page, library.files.snow);
  await expect(library.imageList(page).locator('img')).toBeVisible();
  await expectFineInEveryLook(page, 'the form and the images');
  await library.imageList(page).getByRole('button', { name: 'Show stars.png larger' }).click();
  await expect(page.getByRole('img', { name: 'stars.png' })).toBeVisible();
  await expectFineInEveryLook(page, 'an image large');
  await page.keyboard.press('Escape');
  await library.explorer(page).getByRole('tab', { name: 'My Sounds' }).click();
  await expect(library.soundList(page)).toBeVisible();
  await expectFineInEveryLook(page, 'the sounds');
  await library.explorer(page).getByRole('button', { name: 'Close' }).click();
  await openLook(page);
  await page.getByRole('list', { name: 'Your images' }).getByRole('button').click();
  await expect(page.getByRole('img', { name: 'The chosen image' })).toBeVisible();
  await expectFineInEveryLook(page, 'branding');
});

test('images stand side by side, sounds below each other', async ({ page, server }) => {
  await signIn(page, server);
  for (const name of ['one.png', 'two.png']) await library.haveFile(page, 'image', library.files.stars, name);
  for (const name of ['one.mp3', 'two.mp3']) await library.haveFile(page, 'sound', library.files.bell, name);
  const places = async (list: Locator) => {
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const [first, second] = await Promise.all(
      [0, 1].map((place) => boxOf(list.getByRole('listitem').nth(place))),
    );
    return { sideBySide: first?.y === second?.y, below: first?.x === second?.x };
  };
  await library.openExplorer(page);
  expect(await places(library.imageList(page))).toEqual({ sideBySide: true, below: false });
  await library.explorer(page).getByRole('tab', { name: 'My Sounds' }).click();
  expect(await places(library.soundList(page))).toEqual({ sideBySide: false, below: true });
});

test('the library stands at the right and leaves the wheel in view; on a phone it fills the screen', async ({
  page,
  server,
}) => {
  const wide = 1440;
  await page.setViewportSize({ width: wide, height: 900 });
  await signIn(page, server);
  await library.haveFile(page, 'image', library.files.stars, 'a-name-that-is-far-too-long-for-a-phone.png');
  await library.openExplorer(page);
  await expect(library.imageList(page)).toBeVisible();
  const { x, right } = await boxOf(library.explorer(page).locator('section').first());
  expect(x).toBeGreaterThan(900);
  expect(right).toBeLessThanOrEqual(wide);
  for (const width of [320, 360, 820]) {
    await page.setViewportSize({ width, height: 640 });
    const card = await boxOf(library.explorer(page).locator('section').first());
    expect(card.x).toBeGreaterThanOrEqual(0);
    expect(card.right).toBeLessThanOrEqual(width);
    const isTooWide = await library
      .explorer(page)
      .getByRole('tabpanel')
      .evaluate((panel) => panel.scrollWidth > panel.clientWidth);
    expect(isTooWide, `${width} px`).toBe(false);
    await expect(library.explorer(page).getByRole('button', { name: 'Close' })).toBeInViewport();
  }
});

test('the grid to choose from has three to five columns', async ({ page, server }) => {
  await signIn(page, server);
  for (let count = 0; count < 6; count += 1)
    await library.haveFile(page, 'image', library.files.stars, `stars ${count}.png`);
  await openLook(page);
  const images = page.getByRole('list', { name: 'Your images' }).getByRole('button');
  await expect(images).toHaveCount(6);
  const columns = async () => {
    const tops = await images.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  for (const [width, count] of [
    [320, 3],
    [530, 4],
    [820, 5],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
});

test('everything is done by keyboard alone', async ({ page, server }) => {
  // Awaited early: the browser must be told before a file picker opens.
  const choosing = page.waitForEvent('filechooser');
  await signIn(page, server);
  const opener = page.getByRole('banner').getByRole('button', { name: 'More' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('button', { name: 'My Media Files' });
  await entry.waitFor();
  while (!(await entry.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(library.explorer(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(library.explorer(page).getByRole('tab', { name: 'My Images' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(library.explorer(page).getByRole('button', { name: 'Upload Image' })).toBeFocused();
  await page.keyboard.press('Enter');
  const picker = library.uploadForm(page).locator('input[type=file]');
  await expect(picker).toBeFocused();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(library.files.stars);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(library.imageList(page)).toContainText('stars.png');
  await expect(library.explorer(page).locator(':focus')).toHaveCount(1);
  await library.imageList(page).getByRole('button', { name: 'Delete stars.png' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(library.explorer(page)).toContainText("You don't have any images yet.");
  await expect(library.explorer(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(library.explorer(page)).toBeHidden();
  await expect(opener).toBeFocused();
});
