import { accountButton, mailedLink, newAddress, signIn } from './support/mail-sign-in.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

const toasts = 'Messages';

test('a visitor signs in by a mailed link and is back where they came from', async ({ page, server }) => {
  const email = newAddress();
  await openPage(page, '/de/');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`${server.url}/login?returnTo=%2Fde%2F`);
  await expect(page).toHaveTitle('Anmelden · Wheelwright');

  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'sign-in' });
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('button', { name: 'Anmeldelink schicken' }).click();
  await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await mailedLink(server, email));
  await expect(page).toHaveURL(`${server.url}/de/`);
  await expect(page.getByRole('button', { name: /^Konto von ada/ })).toBeVisible();
});

test('auth data is in session storage only and outlives a reload, but not the tab', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, server);
  const stored = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).sort(),
    local: JSON.stringify({ ...localStorage }),
    cookies: document.cookie,
  }));
  expect(stored.session).toEqual(
    expect.arrayContaining(['accessToken', 'mruList', 'refreshTokenId', 'userProfile']),
  );
  expect(stored.local).not.toMatch(/eyJ|refresh/);
  expect(stored.cookies).toBe('');

  await page.reload();
  await expect(page.getByRole('button', { name: /^ada.*’s account$/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other);
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('opening the mailed address without the page does not spend it', async ({ page, server, request }) => {
  const email = newAddress();
  await request.post('/api/auth/email/initiate', { data: { email, returnTo: '/fr/' } });
  const link = await mailedLink(server, email);
  await request.get(link);
  await request.head(link);
  await page.goto(link);
  await expect(page).toHaveURL(`${server.url}/fr/`);
});

test.describe('a link', () => {
  test.use({ expectedComplaints: /401/ });

  test('works once; the second time a warning says so', async ({ page, server, browser }) => {
    const email = newAddress();
    await page.request.post('/api/auth/email/initiate', { data: { email, lang: 'de' } });
    const link = await mailedLink(server, email);
    await page.goto(link);
    await expect(page).toHaveURL(`${server.url}/`);

    // In a browser that has never been here, in the language of the mail.
    const elsewhere = await browser.newPage({ baseURL: server.url });
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('region', { name: 'Meldungen' })).toContainText('schon benutzt');
    await expect(elsewhere).toHaveURL(`${server.url}/login?lang=de`);
    await expect(elsewhere.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await elsewhere.close();
  });
});

test('an address that is none is refused at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  for (const text of ['', 'ada', 'ada@example']) {
    await page.getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/Enter an email address/);
    await expect(page.getByRole('textbox')).toBeFocused();
  }
  expect(asked.filter((url) => url.includes('/email/initiate'))).toEqual([]);
});

test.describe('when the link cannot be sent', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be sent/ });

  test('a popup says so and the address is still there', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/auth/email/initiate', (route) => route.abort());
    await page.getByRole('textbox').fill('ada@example.org');
    await page.keyboard.press('Enter');
    const popup = page.getByRole('alertdialog', { name: 'The link couldn’t be sent' });
    await expect(popup).toContainText('Nothing is lost');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveValue('ada@example.org');
  });

  test('too many links in too short a time: a popup says how long to wait', async ({ page }) => {
    const strict = await startServer({ WHEELWRIGHT_TEST_RATE_LIMITS: 'on' });
    const email = newAddress();
    await page.goto(`${strict.url}/login`);
    for (const _ of [1, 2]) {
      await page.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      const again = page.getByRole('button', { name: /another address/ });
      await again.or(page.getByRole('alertdialog')).waitFor();
      if (await again.isVisible()) await again.click();
    }
    await expect(page.getByRole('alertdialog')).toContainText(/Wait \d+ minute/);
    await strict.stop();
  });
});

test('all five providers are offered; one that is not set up says so and leads to the notice', async ({
  page,
  server,
}) => {
  await page.goto('/login?returnTo=%2Fen%2F');
  await page.getByText('Other ways to sign in').click();
  const links = page.getByRole('link', { name: /^Continue with / });
  await expect(links).toHaveText([/Google/, /Facebook/, /Microsoft/, /Apple/, /GitHub/]);
  await expect(page.getByText('Not set up on this server')).toHaveCount(5);
  await links.nth(2).click();
  await expect(page.getByRole('region', { name: toasts })).toContainText('isn’t set up on this server');
  await expect(page).toHaveURL(`${server.url}/login`);
  // The return target is kept meanwhile.
  await page.getByText('Other ways to sign in').click();
  await expect(links.first()).toHaveAttribute('href', /returnTo=%2Fen%2F$/);
});

// All other targets are in `return-target.test.ts`.
test('a return target that leads elsewhere never leaves this site', async ({ page, server }) => {
  for (const [asked, target] of [
    ['//evil.com', '/dashboard'],
    ['https://evil.com/de/', '/de/'],
  ] as const) {
    await page.goto(`/login?returnTo=${encodeURIComponent(asked)}`);
    await expect(page.getByRole('link', { name: /Google/, includeHidden: true })).toHaveAttribute(
      'href',
      `${server.url}/api/auth/google/initiate?returnTo=${encodeURIComponent(target)}`,
    );
  }
});
