import type { Page } from '@playwright/test';
import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /could not be|status of|are not known/ });

test.beforeEach(async ({ page, server }) => {
  await signIn(page, server);
});

const answer = (page: Page, path: string, status: number, body: object, headers = {}) =>
  page.route(`**/api/media/${path}`, (route) => route.fulfill({ status, json: body, headers }));

async function upload(page: Page): Promise<void> {
  await library.openExplorer(page);
  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await library.chooseFile(page, library.files.stars);
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
}

test('a challenge is reported, and the file may be sent once more', async ({ page }) => {
  await answer(page, 'image', 403, {}, { 'cf-mitigated': 'challenge' });
  await upload(page);
  await expect(library.told(page)).toContainText(
    'Security Check - We need to verify your browser. Please wait a moment and try again.',
  );
  await page.unroute('**/api/media/image');
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(library.imageList(page)).toContainText('stars.png');
});

test('a session that ended leads to the sign-in page and back, or stays', async ({ page }) => {
  await answer(page, 'image', 401, { success: false, code: 'session_expired', message: 'Over.' });
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: { success: false } }),
  );
  await upload(page);
  const popup = page.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(popup).toContainText(
    'Your session has expired. Please log in again to access your media files.',
  );
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(library.explorer(page)).toContainText('Sign in to see your media files.');
  await expect(library.explorer(page).getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    /\/login\?returnTo=%2Fen%2F/,
  );
});

test('Log In of the ended session remembers where the visitor was', async ({ page }) => {
  await library.haveFile(page, 'image', library.files.stars);
  await library.openExplorer(page);
  await answer(page, 'image/*', 401, { success: false });
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: { success: false } }),
  );
  await library.imageList(page).getByRole('button', { name: 'Delete stars.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Session Expired' })
    .getByRole('button', { name: 'Log In' })
    .click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fen%2F/);
  const remembered = await page.evaluate(() => localStorage.getItem('returnPage'));
  expect(JSON.parse(remembered ?? '{}').value).toBe('/en/');
});

test('rejections of the server are explained', async ({ page }) => {
  await answer(page, 'image', 409, { success: false, code: 'quota_exceeded', message: 'Full.' });
  await upload(page);
  await expect(library.told(page)).toContainText(
    'Upload failed: your library is full. Delete some files and try again.',
  );
  await expect(library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
});

test('a file that cannot be deleted stays', async ({ page }) => {
  await library.haveFile(page, 'image', library.files.stars);
  await library.openExplorer(page);
  await answer(page, 'image/*', 500, { success: false });
  await library.imageList(page).getByRole('button', { name: 'Delete stars.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(library.told(page)).toContainText('Failed to delete image');
  await expect(library.imageList(page)).toContainText('stars.png');
});

test('a list that cannot be loaded says so and can be had again', async ({ page }) => {
  await library.haveFile(page, 'image', library.files.stars);
  await answer(page, 'images', 500, { success: false });
  await library.openExplorer(page);
  await expect(library.explorer(page)).toContainText('Failed to load images. Please try again later.');
  await page.unroute('**/api/media/images');
  await library.explorer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(library.imageList(page)).toContainText('stars.png');
  await library.explorer(page).getByRole('tab', { name: 'My Sounds' }).click();
  await answer(page, 'sounds', 500, { success: false });
  await library.explorer(page).getByRole('tab', { name: 'My Images' }).click();
  await expect(library.imageList(page)).toContainText('stars.png');
});

test('a refresh too many asks for patience; one without an answer is given up after three', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await library.openExplorer(page);
  const refresh = library.explorer(page).getByRole('button', { name: 'Refresh' });
  await answer(page, 'images', 429, { success: false, message: 'Too many requests' });
  await refresh.click();
  await expect(library.told(page)).toContainText(
    'Rate limit exceeded. Please wait a moment before trying again.',
  );
  await page.clock.runFor(11_000);

  let asked = 0;
  await page.unroute('**/api/media/images');
  await page.route('**/api/media/images', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { success: false } });
  });
  await refresh.click();
  const passTime = async () => {
    await page.clock.runFor(1000);
    return asked;
  };
  await expect.poll(passTime, { intervals: [50] }).toBe(3);
  await expect(library.told(page)).toContainText('Unable to refresh media. Please try again later.');
  await refresh.click();
  await page.clock.runFor(3000);
  expect(asked).toBe(3);
});

test('limits that the server does not send are 2 MB', async ({ page }) => {
  await page.route('**/api/config/limits', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await library.openExplorer(page);
  await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await expect(library.uploadForm(page)).toContainText('up to 2 MB');
});

test('addresses that have run out bring a fresh list', async ({ page }) => {
  await library.haveFile(page, 'image', library.files.stars);
  let isStale = true;
  await page.route('**/api/media/images', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (isStale) for (const image of body.images) image.thumbnailUrl = image.url = `${image.url}broken`;
    isStale = false;
    await route.fulfill({ response, json: body });
  });
  await library.openExplorer(page);
  await expect(library.imageList(page).locator('img')).toHaveAttribute('src', /^blob:/);
});
