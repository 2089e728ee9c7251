import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { openAsAdmin, signInAsAdmin } from './support/moderated.ts';
import { expect, test } from './support/test.ts';

test('an admin finds the figures beside the reviews, and sees them move', async ({ page, server }) => {
  await page.clock.install();
  await openAsAdmin(page, server);
  const places = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(places.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Figures' }).click();
  await expect(page).toHaveURL(`${server.url}/en/figures/`);
  await expect(page).toHaveTitle('Figures · Wheelwright');
  await expect(places.getByRole('link', { name: 'Figures' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('database working')).toBeVisible();
  await expect(page.getByText('--data', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'last active' }).first()).toBeVisible();

  const answered = page.waitForResponse('**/api/admin/figures');
  await page.clock.runFor(10_000);
  expect((await answered).status()).toBe(200);
});

test('nobody else gets there', async ({ page, server }) => {
  await page.goto('/en/figures/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fen%2Ffigures%2F',
  );
  await signIn(page, server, { returnTo: '/en/figures/' });
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin pages' })).toHaveCount(0);
});

test('nothing is cut and axe finds nothing in every look', async ({ page, server }) => {
  await signInAsAdmin(page, server);
  await page.goto('/de/figures/');
  await expect(page.getByText('Als Admin angemeldet')).toBeVisible();
  await expectFineInEveryLook(page, 'the figures');
});
