import { expectFineInEveryLook } from './support/looks.ts';
import { newAddress, signIn } from './support/mail-sign-in.ts';
import { signInAsAdmin } from './support/moderated.ts';
import { runCommand } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('an admin finds an account, changes its plan and role, and deletes it', async ({
  browser,
  page,
  server,
}) => {
  const email = newAddress();
  const other = await browser.newPage({ baseURL: server.url });
  await signIn(other, server, { email });
  await signInAsAdmin(page, server);
  await page.goto('/en/users/');
  await expect(page).toHaveTitle('Users · Wheelwright');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('searchbox', { name: 'Search by name, email or id' }).fill(email);
  const account = page.getByRole('article');
  await expect(account).toHaveCount(1);
  await expect(account).toContainText(email);

  await account.getByRole('combobox', { name: 'Plan' }).selectOption('Pro');
  await expect(account).toContainText('plan until');
  await account.getByRole('combobox', { name: 'Role' }).selectOption('Admin');
  await expect.poll(() => runCommand(server, 'user', 'show', email)).toMatch(/ {2}pro {2}.* {2}admin {2}/);

  await account.getByRole('button', { name: 'Disable account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(account).toContainText('disabled');
  await other.goto('/en/account/');
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await account.getByRole('button', { name: 'Enable account' }).click();
  await expect(account).not.toContainText('disabled');

  await account.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(account).toHaveCount(1);
  await account.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('No accounts match.')).toBeVisible();
  await other.close();
});

test('nobody else gets there, and admins leave their own account alone', async ({ page, server }) => {
  const email = newAddress();
  await signIn(page, server, { email, returnTo: '/en/users/' });
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await runCommand(server, 'user', 'role', email, 'admin');
  await page.reload();
  await page.getByRole('searchbox').fill(email);
  const own = page.getByRole('article').filter({ hasText: email });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(own).toContainText('your account');
  await expect(own.getByRole('combobox', { name: 'Role' })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
});

test('nothing is cut and axe finds nothing in every look', async ({ page, server }) => {
  await signInAsAdmin(page, server);
  await page.goto('/de/users/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectFineInEveryLook(page, 'the users');
});
