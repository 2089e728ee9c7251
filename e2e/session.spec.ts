import type { Page } from '@playwright/test';
import { accountButton, mailedLink, newAddress, redeemMailedLink, signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { choiceRow, databaseIsOpen } from './support/wheel-page.ts';

// Rejections are what these stories are about; the browser reports each.
// A clock that leaps ahead ends requests for sounds that a busy machine has not answered yet.
test.use({ expectedComplaints: /Failed to load resource|A sound could not be loaded/ });

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const guestButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const userButton = (page: Page) => page.getByRole('button', { name: /^ada.*’s account$/ });

/** A token that only the page can read, expired long ago. */
const expiredToken = 'e30.eyJleHAiOjEwMDB9.x';

const expire = (page: Page) =>
  page.evaluate((token) => sessionStorage.setItem('accessToken', token), expiredToken);

test('a token in the address is used and removed at once', async ({ context, server, request }) => {
  // A tab without a history.
  const page = await context.newPage();
  const { access_token, refresh_token_id } = await redeemMailedLink(request, server, newAddress());
  await page.goto(`/en/?x=1#token=${access_token}&refresh_token_id=${refresh_token_id}`);
  await expect(userButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/en/?x=1`);
  expect(await stored(page, 'accessToken')).toBe(access_token);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/You’re signed in as ada/);
});

test('a link with another account’s token asks first, and one with a dead token changes nothing', async ({
  page,
  server,
  request,
}) => {
  const email = await signIn(page, server);
  const open = async (token: string) => {
    await page.goto('about:blank');
    await page.goto(`/en/#token=${token}`);
  };
  const mine = await stored(page, 'accessToken');
  await open('nonsense');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('isn’t valid');
  await expect(userButton(page)).toBeVisible();
  expect(await stored(page, 'accessToken')).toBe(mine);

  const other = newAddress('mallory');
  const { access_token } = await redeemMailedLink(request, server, other);
  const question = page.getByRole('alertdialog', { name: 'Switch accounts?' });
  await open(access_token);
  await expect(question).toContainText(email);
  await expect(question).toContainText(other);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(userButton(page)).toBeVisible();
  expect(await stored(page, 'accessToken')).toBe(mine);

  await open(access_token);
  await question.getByRole('button', { name: 'Switch' }).click();
  await expect(page.getByRole('button', { name: /^mallory.*’s account$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(other);
  expect(await stored(page, 'accessToken')).toBe(access_token);
});

test('a token that cannot be read ends in a notice, with nothing stored and both events raised', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['recent-list-emptied', 'auth-state-changed'])
      addEventListener(name, ({ type }) => heard.push(type));
  });
  await page.goto('/en/#token=nonsense&refresh_token_id=r');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('isn’t valid');
  await expect(guestButton(page)).toBeVisible();
  await expect.poll(() => stored(page, 'accessToken')).toBeNull();
  expect(await stored(page, 'refreshTokenId')).toBeNull();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'recent-list-emptied',
    'auth-state-changed',
  ]);
});

test('an expired token is renewed on the way in', async ({ page, server }) => {
  await signIn(page, server);
  const before = await stored(page, 'refreshTokenId');
  await expire(page);
  await page.reload();
  await expect(userButton(page)).toBeVisible();
  expect(await stored(page, 'refreshTokenId')).not.toBe(before);
  expect(await stored(page, 'accessToken')).not.toBe(expiredToken);
});

test('an expired token that cannot be renewed leaves a guest', async ({ page, server }) => {
  await signIn(page, server);
  await page.evaluate(() => sessionStorage.setItem('refreshTokenId', 'unknown'));
  await expire(page);
  await page.reload();
  await expect(guestButton(page)).toBeVisible();
  await expect.poll(() => stored(page, 'accessToken')).toBeNull();
});

test('a profile that is refused ends the session', async ({ page, server }) => {
  for (const status of [401, 403]) {
    await signIn(page, server);
    await page.route('**/api/user/profile', (route) => route.fulfill({ status, json: { success: false } }));
    await page.reload();
    await expect(guestButton(page)).toBeVisible();
    await expect.poll(() => stored(page, 'accessToken')).toBeNull();
    expect(await stored(page, 'userProfile')).toBeNull();
    expect(await stored(page, 'mruList')).toBeNull();
    await page.unroute('**/api/user/profile');
  }
});

test('a failing server does not sign the user out: the session comes back by itself', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(guestButton(page)).toBeVisible();
  expect(await stored(page, 'accessToken')).not.toBeNull();
  await page.unroute('**/api/user/profile');
  await expect(userButton(page)).toBeVisible();
});

const storysAnswer = 'x-of-the-story';

/** A request that was observed isn't yet a response that the page has read. */
const countAnswers = (page: Page) =>
  page.addInitScript((name) => {
    const { fetch } = window;
    window.fetch = async (...question) => {
      const answer = await fetch(...question);
      const { dataset } = document.documentElement;
      if (answer.headers.has(name)) dataset.answers = String(Number(dataset.answers ?? 0) + 1);
      return answer;
    };
  }, storysAnswer);

const expectAnswers = (page: Page, many: number) =>
  expect(page.locator('html')).toHaveAttribute('data-answers', String(many));

test('coming back to the tab is checked by HEAD: what keeps the session and what ends it', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await countAnswers(page);
  await signIn(page, server);
  const asked: string[] = [];
  let status = 500;
  await page.route('**/api/auth/status', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status, headers: { [storysAnswer]: 'yes' } });
  });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // The page checks the session when it is shown late; a result counts for a minute.
  await databaseIsOpen(page);
  await page.clock.pauseAt(Date.now() + 61_000);

  await comeBack();
  await expectAnswers(page, 1);
  expect(asked).toEqual(['HEAD']);
  await page.clock.runFor(4900);
  await comeBack();
  expect(asked.length, 'questions are 5 seconds apart').toBe(1);
  await page.clock.runFor(200);
  status = 200;
  await comeBack();
  await expectAnswers(page, 2);
  await page.clock.runFor(50_000);
  await comeBack();
  await expect(userButton(page)).toBeVisible();
  expect(asked.length, 'an answer counts for a minute').toBe(2);
  status = 401;
  await page.clock.runFor(11_000);
  await comeBack();
  await expect(guestButton(page)).toBeVisible();
  await expect.poll(() => stored(page, 'accessToken')).toBeNull();
});

test('a session that was ended elsewhere: a popup, the sign-in page, and back again', async ({
  page,
  server,
}) => {
  const email = await signIn(page, server, { returnTo: '/en/account/' });
  const firstLink = await mailedLink(server, email);
  await expect(page.getByText('This device')).toBeVisible();
  const token = await stored(page, 'accessToken');
  await page.request.delete('/api/user/sessions', { headers: { Authorization: `Bearer ${token}` } });

  await page.getByRole('button', { name: 'Download my data' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(popup).toContainText('Your session has expired. Please log in again.');
  await popup.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByRole('link', { name: /Google/, includeHidden: true })).toHaveAttribute(
    'href',
    /returnTo=%2Fen%2Faccount%2F/,
  );
  expect(await stored(page, 'accessToken')).toBeNull();

  await page.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await expect.poll(() => mailedLink(server, email)).not.toBe(firstLink);
  await page.goto(await mailedLink(server, email));
  await expect(page).toHaveURL(`${server.url}/en/account/`);
  await expect(page.getByText('This device')).toBeVisible();
});

test('a guest who wants the dashboard signs in first and then gets it', async ({ page, server }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`${server.url}/login?returnTo=/dashboard`);
  const email = newAddress();
  await page.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await mailedLink(server, email));
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(await page.evaluate(() => localStorage.getItem('pendingAction'))).toBeNull();
});

test('signing out keeps the wheel, ends the session on the server and says so', async ({ page, server }) => {
  await signIn(page, server, { returnTo: '/de/' });
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Knödel');
  await page.keyboard.press('Enter');
  const token = await stored(page, 'accessToken');
  const logout = page.waitForRequest('**/api/auth/logout');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  expect((await logout).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Du bist abgemeldet');
  await expect(page).toHaveURL(`${server.url}/de/`);
  await expect(page.getByText('Knödel')).toBeVisible();
  expect(await stored(page, 'accessToken')).toBeNull();
  const answer = await page.request.get('/api/user/profile', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test('signing out on a home page of two letters leads to it', async ({ page, server }) => {
  await signIn(page, server, { returnTo: '/fr/' });
  await page.getByRole('banner').getByRole('button', { name: /ada/ }).click();
  await page.getByRole('menuitem').last().click();
  await expect(page.getByRole('region', { name: /^Messages$/ })).not.toBeEmpty();
  await expect(page).toHaveURL(`${server.url}/fr/`);
});

test('signing out while the server is away is a warning, but here it is done', async ({ page, server }) => {
  await signIn(page, server);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).locator('[data-kind]');
  await expect(toast).toHaveAttribute('data-kind', 'warning');
  await expect(guestButton(page)).toBeVisible();
  await expect(choiceRow(page, 'Pizza')).toBeVisible();
});

// With the original's refresh id, the tab that comes back later would end the session of both.
test('a duplicated tab goes on for itself, however long the other is away', async ({ page, server }) => {
  await signIn(page, server);
  const first = await stored(page, 'refreshTokenId');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => window.open('/en/'));
  const twin = await opened;
  await expect(userButton(twin)).toBeVisible();
  await expect.poll(() => stored(page, 'refreshTokenId')).not.toBe(first);
  await expect.poll(() => stored(twin, 'refreshTokenId')).not.toBe(first);
  expect(await stored(twin, 'refreshTokenId')).not.toBe(await stored(page, 'refreshTokenId'));

  await twin.goto('about:blank');
  for (let times = 0; times < 2; times += 1) {
    await expire(page);
    await page.reload();
    await expect(userButton(page)).toBeVisible();
  }
  await twin.goBack();
  await expire(twin);
  await twin.reload();
  await expect(userButton(twin)).toBeVisible();
  await page.reload();
  await expect(userButton(page)).toBeVisible();
});
