import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkIn, mailsTo } from './outbox.ts';
import type { Server } from './server.ts';

let lastNumber = 0;

/** A user who has never been here. */
export function newAddress(name = 'ada'): string {
  lastNumber += 1;
  return `${name}.${process.pid}.${Date.now()}.${lastNumber}@example.org`;
}

/** Path and query of the sign-in link that was mailed to this address, after the given number of others. */
export async function mailedLink(server: Server, email: string, earlier = 0): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = (await mailsTo(server.data, email)).slice(earlier).map(linkIn).at(-1);
        return link;
      },
      { message: `a mail to ${email}`, intervals: [10, 20, 50] },
    )
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '', server.url);
  return pathname + search;
}

interface Tokens {
  access_token: string;
  refresh_token_id: string;
}

/** Signs in without a browser: redeems the mailed link and returns the tokens. */
export async function redeemMailedLink(
  request: APIRequestContext,
  server: Server,
  email: string,
): Promise<Tokens> {
  const earlier = (await mailsTo(server.data, email)).length;
  const asked = await request.post(`${server.url}/api/auth/email/initiate`, { data: { email } });
  expect(asked.status(), await asked.text()).toBe(200);
  const link = new URL(await mailedLink(server, email, earlier), server.url);
  const params = { token: link.searchParams.get('token') ?? '', response_type: 'json' };
  return (await request.get(`${server.url}/api/auth/email/verify`, { params })).json();
}

/**
 * Opens a page as a signed-in user and replaces any earlier session. The tokens are put where the page keeps them:
 * that loads one page instead of two, and no notice covers what a story checks. `sign-in.spec.ts` covers the mailed
 * link in the browser, `session.spec.ts` the tokens in an address.
 */
export async function signIn(
  page: Page,
  server: Server,
  { email = newAddress(), returnTo = '/en/' }: { email?: string; returnTo?: string } = {},
): Promise<string> {
  const { access_token, refresh_token_id } = await redeemMailedLink(page.request, server, email);
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(
    ([accessToken = '', refreshTokenId = '', address = '']) => {
      for (const key of ['userProfile', 'mruList', 'serverClockAhead']) sessionStorage.removeItem(key);
      sessionStorage.setItem('accessToken', accessToken);
      sessionStorage.setItem('refreshTokenId', refreshTokenId);
      window.location.replace(address);
    },
    [access_token, refresh_token_id, returnTo],
  );
  await expect(page.getByRole('banner').getByRole('button', { name: /ada/ })).toBeVisible();
  await expect(page).toHaveURL(server.url + returnTo);
  return email;
}

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Account|Konto)|’s account$/ });
