import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyScheme } from './support/axe.ts';
import { callAsUser, cloudWheel, messages, signInHere } from './support/cloud.ts';
import { expectFineInEveryLook, expectNothingCut, looks, wear } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { files, haveFile, imageList } from './support/media.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu, wheelName } from './support/wheel-menu.ts';
import { boxOf } from './support/wheel-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const list = (page: Page) => page.getByRole('list', { name: /My wheels|Meine Räder/ });
const cards = (page: Page) => list(page).getByRole('listitem');
const names = (page: Page) => list(page).getByRole('link');
const choose = async (page: Page, wheel: string, action: string) => {
  await page.getByRole('button', { name: `${wheel}: menu` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a guest is led through sign-in to the dashboard, which says what to do when it is empty', async ({
  page,
  server,
}) => {
  await page.goto('/dashboard');
  await signInHere(page, server);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'My wheels' })).toBeVisible();
  await expect(page.getByText('No saved wheels yet')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^My account/ })).toHaveAttribute('href', '/en/account/');
  await page.getByRole('link', { name: 'Make a wheel' }).click();
  await expect(page).toHaveURL(`${server.url}/en/`);
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'New wheel' })).toBeVisible();
});

test.describe('without a user', () => {
  test.use({ expectedComplaints: /401|503/ });

  test('a server in trouble is said, and a retry shows the wheels', async ({ page, server }) => {
    await signIn(page, server);
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503 }));
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('The server isn’t responding.');
    await expectNoViolationInAnyScheme(page, 'no answer');
    await page.unroute('**/api/user/profile');
    // The page also asks again by itself, and may be first.
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.getByText('No saved wheels yet')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test('a session that ends while it is open leads to the sign-in page and back', async ({
    page,
    server,
  }) => {
    const email = await signIn(page, server, { returnTo: '/dashboard' });
    await expect(page.getByText('No saved wheels yet')).toBeVisible();
    await callAsUser(page, 'DELETE', '/api/user/sessions');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toContainText('You’re signed out.');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${server.url}/login?returnTo=/dashboard`);
    await signInHere(page, server, email);
    await expect(page).toHaveURL(`${server.url}/dashboard`);
  });
});

test('the library is there at a glance', async ({ page, server }) => {
  await signIn(page, server, { returnTo: '/dashboard' });
  const glance = page.getByRole('button', { name: /^My Media Files/ });
  await expect(glance).toContainText('0 images · 0 sounds');
  await haveFile(page, 'image', files.stars);
  await glance.click();
  await expect(imageList(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(glance).toBeFocused();
  await expect(glance).toContainText('1 image · 0 sounds');
});

test('wheels are found, put in order and opened', async ({ page, server }) => {
  await signIn(page, server);
  await cloudWheel(page, 'Zoo', ['a', 'b', 'c', 'd']);
  await cloudWheel(page, 'Äpfel');
  const { id } = await cloudWheel(page, 'Lunch', ['a', 'b', 'c']);
  await chooseFromWheelMenu(page, 'My wheels');
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(cards(page)).toHaveCount(3);
  await expect(names(page)).toHaveText(['Lunch', 'Äpfel', 'Zoo']);
  await expect(cards(page).first()).toContainText('3 choices');
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOption('Name');
  await expect(names(page)).toHaveText(['Äpfel', 'Lunch', 'Zoo']);
  await order.selectOption('Most choices');
  await expect(names(page)).toHaveText(['Zoo', 'Lunch', 'Äpfel']);
  await page.getByRole('searchbox', { name: 'Search my wheels' }).fill('apf');
  await expect(names(page)).toHaveText(['Äpfel']);
  await page.getByRole('searchbox', { name: 'Search my wheels' }).fill('nothing');
  await expect(page.getByText('No wheels match “nothing”.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Recently opened' })
    .getByRole('link', { name: 'Lunch' })
    .click();
  await expect(page).toHaveURL(`${server.url}/en?wheel=${id}`);
  await expect(wheelName(page)).toHaveText('Lunch');
});

test('a wheel is renamed, duplicated and shared', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Lunch');
  await page.goto('/dashboard');
  await choose(page, 'Lunch', 'Rename');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Friday <b>lunch</b>');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('link', { name: 'Friday <b>lunch</b>' })).toBeVisible();
  const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
  expect(body.wheel['wheel-definition'].name).toBe('Friday <b>lunch</b>');

  await choose(page, 'Friday <b>lunch</b>', 'Duplicate');
  await expect(cards(page)).toHaveCount(2);
  await expect(list(page).getByRole('link', { name: 'Friday <b>lunch</b> (copy)' })).toBeVisible();

  await choose(page, 'Friday <b>lunch</b>', 'Share and copy the link');
  await expect(messages(page)).toContainText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(cards(page).filter({ hasText: 'Shared' })).toHaveCount(1);
  expect((await page.request.get(address)).status()).toBe(200);
  await choose(page, 'Friday <b>lunch</b>', 'Stop sharing');
  await expect(cards(page).filter({ hasText: 'Shared' })).toHaveCount(0);
  expect((await page.request.get(address.replace('/share/', '/api/share/'))).status()).toBe(404);
});

test('a deletion can be undone; leaving the page makes it final', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Lunch');
  await cloudWheel(page, 'Dinner');
  await page.goto('/dashboard');
  await choose(page, 'Lunch', 'Delete');
  await expect(cards(page)).toHaveCount(1);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);

  await choose(page, 'Lunch', 'Delete');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: /^My account/ }).click();
  await expect(page).toHaveURL(/account/);
  await expect.poll(async () => (await callAsUser(page, 'GET', `/api/wheel/${id}`)).status).toBe(404);
});

test('is whole and axe is content in every look', async ({ page, server }) => {
  await signIn(page, server, { returnTo: '/de/' });
  await cloudWheel(page, 'Mittagessen');
  await cloudWheel(page, 'EinSehrLangerNameOhneJedeLückeDerNirgendsUmbrechenKannUndTrotzdemPassenMuss');
  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'de'));
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNothingCut(page, 'the dashboard: 320 px');
  await expectFineInEveryLook(page, 'the dashboard');
  for (const look of looks) {
    await wear(page, look);
    await page.getByRole('button', { name: 'Mittagessen: Menü' }).click();
    expect((await boxOf(page.getByRole('menu'))).right).toBeLessThanOrEqual(look.width);
    await expectNoViolation(page, `the menu: ${look.look}`);
    await page.keyboard.press('Escape');
  }
});
