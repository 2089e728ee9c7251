import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

const toasts = 'Messages';

// Every code that can come back, with its words, is in `tell-notice.test.ts`.
const codes = [
  ['access_denied', 'warning', 'Sign-in was canceled'],
  ['server_error', 'error', 'couldn’t complete'],
  ['something_else', 'error', 'So be it'],
] as const;

test('a code that comes back has its notice for three seconds, and the address is clean again', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const region = page.getByRole('region', { name: toasts });
  for (const [code, kind, text] of codes) {
    await page.goto(`/login?error=${code}&message=So%20be%20it&provider=google&code=c&state=s`);
    await expect(region, code).toContainText(text);
    await expect(region.locator('[data-kind]'), code).toHaveAttribute('data-kind', kind);
    await expect(page, code).toHaveURL(`${server.url}/login`);
  }
  await page.clock.runFor(3500);
  await expect(region).toBeEmpty();
});

test('an unknown code without a message is a plain failure; an unknown provider an error', async ({
  page,
}) => {
  await page.goto('/login?error=odd');
  await expect(page.getByRole('region', { name: toasts })).toContainText('Sign-in didn’t work');
  await page.goto('/login?provider=twitter');
  await expect(page.getByRole('region', { name: toasts })).toContainText('There’s no such way to sign in');
});

test('the notices speak the page’s language', async ({ page }) => {
  await openPage(page, '/de/');
  await page.goto('/de/?error=access_denied');
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Anmeldung wurde abgebrochen');
});

test.describe('a mailed link that cannot be verified', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be verified/ });

  test('is told in the server’s words, in plain words, or as used', async ({ page }) => {
    for (const [answer, text] of [
      [{ status: 400, json: { error: 'The moon is full' } }, 'The moon is full'],
      [{ status: 500, json: {} }, 'The sign-in link didn’t work'],
      [{ status: 400, json: { error: 'Invalid or expired token' } }, 'already used'],
    ] as const) {
      await page.route('**/api/auth/email/verify*', (route) => route.fulfill(answer));
      await page.goto('/login?auth=email&token=x');
      await expect(page.getByRole('region', { name: toasts })).toContainText(text);
    }
  });

  test('opens a popup for want of a connection, or of an answer in JSON', async ({ page, server }) => {
    for (const end of ['abort', 'garbage']) {
      await page.route('**/api/auth/email/verify*', (route) =>
        end === 'abort' ? route.abort() : route.fulfill({ body: '<html>' }),
      );
      await page.goto('/login?auth=email&token=x');
      const popup = page.getByRole('alertdialog', { name: 'The link couldn’t be checked' });
      await expect(popup).toBeVisible();
      await popup.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`);
    }
  });
});

test('an error in place of the page: a popup, and then the sign-in page', async ({ page, server }) => {
  await page.route('**/en/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /<div id="root">.*?<\/div>/s,
      '{"success":false,"error":"Invalid or expired token"}',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/en/');
  const popup = page.getByRole('alertdialog', { name: 'This link no longer works' });
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
});
