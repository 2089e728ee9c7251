import { messages, saveButton } from './support/cloud.ts';
import { mailedLink, newAddress } from './support/mail-sign-in.ts';
import { explorer } from './support/media.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore, wheelName } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

test('an unknown address shows the default wheel and says so in one line', async ({ page }) => {
  for (const address of ['/en/no-such-thing', '/nowhere', '/en/wheels/no/such']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(wheelName(page)).toHaveText('What’s for lunch?');
    await expect(messages(page)).toContainText('There’s nothing at this address.');
    await messages(page).getByRole('button', { name: 'Close' }).click();
    await expect(messages(page)).not.toContainText('nothing at this address');
  }
});

test('a known address says nothing', async ({ page }) => {
  for (const address of ['/', '/en/', '/en/wheel', '/yes-or-no', '/en/wheels/yes-or-no']) {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    await expect(messages(page)).not.toContainText('nothing at this address');
  }
});

test('a guest’s save says what the account is for; declined, nothing happens', async ({ page }) => {
  await openPage(page);
  await saveButton(page).click();
  const needed = page.getByRole('alertdialog', { name: 'Login required' });
  await expect(needed).toContainText('Sign in to save this wheel to your account');
  await needed.getByRole('button', { name: 'Cancel' }).click();
  await expect(needed).toBeHidden();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a guest who wanted their media files is there after signing in', async ({ page, server }) => {
  await openPage(page);
  await chooseFromMore(page, 'My Media Files');
  const needed = page.getByRole('alertdialog', { name: 'Login required' });
  await needed.getByRole('button', { name: 'Log in' }).click();
  const email = newAddress();
  await page.getByRole('textbox', { name: /mail/i }).fill(email);
  await page.keyboard.press('Enter');
  await page.goto(await mailedLink(server, email));
  await expect(explorer(page)).toBeVisible();
});

test('the language of the address stays through sign-in', async ({ page, server }) => {
  await openPage(page, '/de/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  const email = newAddress();
  await page.getByRole('textbox', { name: /mail/i }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  const another = await page.context().newPage();
  await another.goto(await mailedLink(server, email));
  await expect(another).toHaveURL(/\/dashboard/);
  await expect(another.locator('html')).toHaveAttribute('lang', /^de/);
});
