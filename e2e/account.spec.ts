import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expectFineInEveryLook, looks, wear } from './support/looks.ts';
import { accountButton, newAddress, signIn } from './support/mail-sign-in.ts';
import { runCommand, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

const entries = async (page: Page) => {
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menuitem').allTextContents();
};

test('the account menu of a guest, of a user, and of one who already pays', async ({ page, server }) => {
  await openPage(page, '/en/?x=1');
  expect(await entries(page)).toEqual(['Sign in', 'Go premium', 'Feedback']);
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fen%2F%3Fx%3D1',
  );

  const email = await signIn(page, server);
  expect(await entries(page)).toEqual(['My account', 'Upgrade', 'Feedback', 'Sign out']);

  for (const tier of ['pro', 'premium']) {
    await runCommand(server, 'user', 'tier', email, tier);
    await page.reload();
    await expect(page.getByRole('button', { name: /^ada.*’s account$/ })).toBeVisible();
    expect(await entries(page), tier).toEqual(['My account', 'Feedback', 'Sign out']);
  }
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page.getByText(/^Premium until /)).toBeVisible();
});

test('the menu works by keyboard alone', async ({ page }) => {
  await openPage(page);
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Go premium' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('the picture of a user is shown; a plain icon where it cannot be loaded', async ({ page, server }) => {
  await signIn(page, server);
  let picture = '/apple-touch-icon.png';
  await page.route('**/api/user/profile', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.user.picture = picture;
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  const image = accountButton(page).locator('img');
  await expect(image).toHaveAttribute('src', picture);
  await expect(image).toBeVisible();
  picture = 'javascript:alert(1)';
  await page.reload();
  await expect(accountButton(page).locator('svg')).toBeVisible();
  await expect(image).toHaveCount(0);
});

test('an API token of the account reads wheels and no more, until it is revoked', async ({
  page,
  server,
  playwright,
}) => {
  await signIn(page, server);
  await openPage(page, '/en/account/');
  await page.getByRole('button', { name: 'Show API tokens' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('A script');
  await page.getByRole('switch', { name: 'Read wheels' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'New token' }).inputValue();
  await expectNoViolation(page, 'a new token');

  const script = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await script.get('/api/wheels')).status()).toBe(200);
  expect((await script.get('/api/user/profile')).status()).toBe(401);
  await page.getByRole('button', { name: 'Revoke A script' }).click();
  await expect(page.getByText('You have no API tokens yet.')).toBeVisible();
  expect((await script.get('/api/wheels')).status()).toBe(401);
  await script.dispose();
});

test('signed-in devices: another one is ended, and then all of them', async ({ page, server, browser }) => {
  const email = newAddress();
  const phone = await browser.newContext({
    baseURL: server.url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  });
  const phonePage = await phone.newPage();
  await signIn(phonePage, server, { email });
  await signIn(page, server, { email, returnTo: '/en/account/' });

  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toContainText('Last used');
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('That device is signed out');
  await expect(page.getByText('Safari on iPhone')).toBeHidden();
  await phonePage.reload();
  await expect(phonePage.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await phone.close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('signed out on all devices');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('all data can be downloaded', async ({ page, server }) => {
  const email = await signIn(page, server, { returnTo: '/en/account/' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('wheelwright-export.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ user: { email } });
});

test.describe('deleting the account', () => {
  test.use({ expectedComplaints: /401/ });

  test('needs the word, and then nothing is left', async ({ page, server }) => {
    await signIn(page, server, { returnTo: '/en/account/' });
    const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
    const button = page.getByRole('button', { name: 'Delete my account' });
    await expect(button).toBeDisabled();
    await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
    await button.click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('has been deleted');
    expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
    const headers = { Authorization: `Bearer ${token}` };
    await expect
      .poll(async () => (await page.request.get('/api/user/profile', { headers })).status())
      .toBe(401);
  });
});

test('the upgrade page says that nothing is sold here, and which plan a user has', async ({
  page,
  server,
}) => {
  await page.goto('/de/upgrade/');
  await expect(page.getByText('Hier wird nichts verkauft.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  await signIn(page, server);
  await page.goto('/en/upgrade/');
  await expect(page.getByText('Your plan: Free')).toBeVisible();
});

test('where the operator sells plans, the upgrade page shows them and leads to the shop', async ({
  page,
}) => {
  const site = await startServer({ WHEELWRIGHT_PLANS_URL: 'https://shop.example/plans' });
  try {
    await page.goto(`${site.url}/de/upgrade/`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Gratis', 'Pro', 'Premium']);
    await expect(page.getByRole('link', { name: 'Tarif auswählen' })).toHaveAttribute(
      'href',
      'https://shop.example/plans',
    );
    await expectFineInEveryLook(page, 'the plans');
  } finally {
    await site.stop();
  }
});

test('a page keeps its place when the language changes', async ({ page, server }) => {
  await page.goto('/en/upgrade/');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(`${server.url}/it/upgrade/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piani');
  await expect(page).toHaveTitle('Piani · Wheelwright');
});

test('nothing is cut and axe finds nothing in every look', async ({ page, server }) => {
  await page.goto('/login');
  await page.getByText('Other ways to sign in').click();
  await expectFineInEveryLook(page, 'the sign-in page');
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expectFineInEveryLook(page, 'an address that is none');
  await signIn(page, server, { returnTo: '/de/account/' });
  await page.getByText('Dieses Gerät').waitFor();
  await expectFineInEveryLook(page, 'the account page');
  await page.goto('/de/upgrade/');
  await page.getByText('Dein Tarif').waitFor();
  await expectFineInEveryLook(page, 'the upgrade page');
  for (const look of looks) {
    await wear(page, look);
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
    await expectNoViolation(page, `the account menu: ${look.look}`);
    await page.keyboard.press('Escape');
  }
});
