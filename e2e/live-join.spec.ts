import { goLive, liveButton, liveDialog, roomLink } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { wheelName } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

test.use({ expectedComplaints: /Failed to load resource|could not be opened/ });

test('a code is typed as it was heard, in the dialog or on the page that can be said aloud', async ({
  page: host,
  another,
}) => {
  await goLive(host);
  await liveButton(host).click();
  const code =
    (await liveDialog(host)
      .getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
      .textContent()) ?? '';
  await expect(liveDialog(host).getByText(/Or type this code at [^/]*\/live(?!\/)/)).toBeVisible();
  await expect(liveDialog(host).getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await expect(roomLink(host)).toHaveValue(/^http:\/\/[^/]*\/live\/[A-Z2-9]{6}$/);

  const viewer = await another();
  await openPage(viewer, '/en/live');
  await viewer.getByRole('textbox', { name: 'Code' }).fill('AAA 222');
  await viewer.getByRole('button', { name: 'Join' }).click();
  await expect(viewer.getByText('There is no room with this code.')).toBeVisible();
  await viewer.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase().replace(' ', '-'));
  await viewer.keyboard.press('Enter');
  await expect(viewer.getByRole('heading', { name: 'You are watching live' })).toBeVisible();
  await expect(wheelName(viewer)).toHaveText('Lunch');

  const invited = await another();
  await invited.goto(await roomLink(host).inputValue());
  await expect(invited.getByRole('heading', { name: 'You are watching live' })).toBeVisible();
  await expect(invited).toHaveURL(/\/en\?wheel=[\w-]{36}&livelink=[\w-]{36}$/);

  const mistyped = await another();
  await openPage(mistyped, '/de/live/AAA222');
  await expect(mistyped.getByText('Es gibt keinen Raum mit diesem Code.')).toBeVisible();
  await expect(mistyped.getByRole('textbox', { name: 'Code' })).toHaveValue('AAA222');

  const german = await another();
  await openPage(german, '/de/');
  await german.getByRole('banner').getByRole('button', { name: /^Live/ }).click();
  await german.getByRole('textbox', { name: 'Code' }).fill(code);
  await german.getByRole('button', { name: 'Beitreten' }).click();
  await expect(german.getByRole('heading', { name: 'Du schaust live zu' })).toBeVisible();
  await expect(german).toHaveURL(/\/de\?wheel=/);
  await expect(liveButton(host)).toHaveAccessibleName('Live: 4 in the room');
});

test('without a server the room says so and nothing is lost', async ({ page }) => {
  await openPage(page);
  await liveButton(page).click();
  await page.route('**/api/live', (route) => route.abort());
  await liveDialog(page).getByRole('button', { name: 'Go live' }).click();
  await expect(liveDialog(page)).toContainText('No connection. Nothing was lost');
  await page.unroute('**/api/live');
  await liveDialog(page).getByRole('button', { name: 'Go live' }).click();
  await expect(liveDialog(page)).toContainText('You are live.');
});
