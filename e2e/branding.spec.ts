import type { Page } from '@playwright/test';
import { messages, save, shareButton, shareDialog } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { files, haveFile } from './support/media.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openLook, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround, pointAt } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd');
const branding = (page: Page) => page.getByRole('region', { name: 'Background images' });
const grid = (page: Page) => branding(page).getByRole('list', { name: 'Your images' });
const preview = (page: Page) => branding(page).getByRole('img', { name: 'The chosen image' });
const definition = async (page: Page) => (await keptWheel(page))['wheel-definition'];

/** How many colours there are at a place where a slice without a picture has one. */
const colorsOfSlice = async (page: Page) => {
  const colors = await colorsAround(page, 60, 0.7);
  return new Set(colors.map((color) => color.join())).size;
};

test('a guest is told to log in', async ({ page }) => {
  await openPage(page);
  await openLook(page);
  await expect(branding(page)).toContainText('Login required to view and add images.');
});

test('without images it says where they come from, and leads there', async ({ page, server }) => {
  await signIn(page, server);
  await openLook(page);
  await expect(branding(page)).toContainText('No images found. Upload images via the Media Explorer.');
  await branding(page).getByRole('button', { name: 'Open My Media Files' }).click();
  await expect(page.getByRole('dialog', { name: 'My Media Files' })).toBeVisible();
});

test('a picture is put on the wheel and behind it, kept, undone and cleared', async ({ page, server }) => {
  await storeWheel(page, { slices, wheelBackgroundImageUrl: '/media/stars.png' });
  await signIn(page, server);
  const { id } = await haveFile(page, 'image', files.stars);
  const behind = await haveFile(page, 'image', files.snow);
  await openLook(page);
  await page.evaluate(() => {
    Object.assign(window, { changes: 0 });
    window.addEventListener('wheel:changed', () => {
      (window as unknown as { changes: number }).changes += 1;
    });
  });
  await expect(preview(page)).toHaveAttribute('src', /\/media\/stars\.png$/);
  await grid(page).getByRole('button', { name: 'stars.png' }).click();
  await expect(preview(page)).toHaveAttribute('src', /^blob:/);
  expect(await definition(page)).toMatchObject({
    wheelBackgroundImage: id,
    signedWheelBackgroundImage: expect.stringContaining(id),
    wheelBackgroundImageUrl: '',
  });
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(1);
  await expect.poll(() => colorsOfSlice(page)).toBeGreaterThan(8);

  await branding(page).getByRole('tab', { name: 'Behind the wheel' }).click();
  await expect(branding(page)).toContainText('No image selected');
  await grid(page).getByRole('button', { name: 'snow.png' }).click();
  await expect.poll(() => definition(page)).toMatchObject({ wheelContainerBackgroundImage: behind.id });
  const stage = page.locator('[data-picture]');
  await expect(stage).toHaveCSS('background-image', /^url\("blob:/);

  await page.keyboard.press('Control+z');
  await expect(stage).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(stage).toHaveCSS('background-image', /^url\("blob:/);
  await page.reload();
  await expect(stage).toHaveCSS('background-image', /^url\("blob:/);
  await expect.poll(() => colorsOfSlice(page)).toBeGreaterThan(8);

  await openLook(page);
  await branding(page).getByRole('button', { name: 'Clear' }).click();
  await expect(preview(page)).toBeHidden();
  expect(await definition(page)).toMatchObject({
    wheelBackgroundImage: '',
    signedWheelBackgroundImage: '',
    wheelContainerBackgroundImage: behind.id,
  });
  await expect.poll(() => colorsOfSlice(page)).toBeLessThan(8);
});

test.describe('an address that has run out', () => {
  test.use({ expectedComplaints: /status of 403/ });
  test('is renewed', async ({ page, server }) => {
    await signIn(page, server);
    const { id, url } = await haveFile(page, 'image', files.stars);
    for (const address of [url.replace(/exp=\d+/, 'exp=1'), `${url}x`, '']) {
      await page.evaluate(
        ([wheelContainerBackgroundImage, signedWheelContainerBackgroundImage, stored]) => {
          const wheel = JSON.parse(stored as string);
          Object.assign(wheel['wheel-definition'], {
            wheelContainerBackgroundImage,
            signedWheelContainerBackgroundImage,
          });
          localStorage.setItem('wheelConfig', JSON.stringify(wheel));
        },
        [id, address, JSON.stringify({ id: 'w', 'wheel-definition': { name: 'W', slices } })],
      );
      await page.reload();
      await expect(page.locator('[data-picture]')).toHaveCSS('background-image', /^url\("blob:/);
    }
  });
});

test.describe('a picture that is gone', () => {
  test.use({ expectedComplaints: /could not be loaded|status of 404/ });
  test('leaves a wheel that works, is told once, and can be taken off', async ({ page, server }) => {
    await storeWheel(page, { slices, wheelBackgroundImage: 'gone', wheelContainerBackgroundImage: 'gone' });
    await signIn(page, server);
    await expect(messages(page)).toContainText(
      'A picture of this wheel has been deleted. The wheel works without it.',
    );
    await expect(messages(page).getByText('has been deleted')).toHaveCount(1);
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload(); // messages leave when a spin starts
    await messages(page).getByRole('button', { name: 'Remove it from the wheel' }).click();
    await expect
      .poll(() => definition(page))
      .toMatchObject({
        wheelBackgroundImage: '',
        wheelContainerBackgroundImage: '',
      });
  });
});

test('a saved and shared wheel shows its picture to everybody', async ({ page, server, browser }) => {
  await storeWheel(page, { slices });
  await signIn(page, server);
  await haveFile(page, 'image', files.stars);
  await openLook(page);
  await branding(page).getByRole('tab', { name: 'Behind the wheel' }).click();
  await grid(page).getByRole('button', { name: 'stars.png' }).click();
  await save(page);
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await shareDialog(page).getByRole('textbox', { name: 'Link' }).inputValue();

  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.locator('[data-picture]')).toHaveCSS('background-image', /^url\("blob:/);
  await guest.close();
});

test('a slice has a picture of one’s own that is seen when it wins', async ({ page, server }) => {
  await storeWheel(page, {
    slices: slices.slice(0, 1).map((each) => ({ ...each, image: '/media/snow.png' })),
  });
  await signIn(page, server);
  const { id } = await haveFile(page, 'image', files.stars);
  const { x, y } = await pointAt(page, 0);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem').first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit choice' });
  await dialog.getByRole('button', { name: 'Choose from my images' }).click();
  await dialog.getByRole('button', { name: 'stars.png' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Picture address' })).toHaveValue('');
  await expect(dialog.getByRole('img', { name: 'The chosen image' })).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await definition(page)).slices[0]).toMatchObject({ imageId: id, image: '' });
  await page.reload();
  await spinButton(page).click();
  await expect(winnerDialog(page).locator('img')).toHaveAttribute('src', /^blob:/);
});
