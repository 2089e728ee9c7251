import { expect, type Page } from '@playwright/test';
import { linkIn, mailsTo } from './outbox.ts';
import type { Server } from './server.ts';

let lastNumber = 0;

/** Somebody who has never been here. */
export function newAddress(name = 'ada'): string {
  lastNumber += 1;
  return `${name}.${process.pid}.${Date.now()}.${lastNumber}@example.org`;
}

/** Path and query of the sign-in link that was mailed to this address, after so many others. */
export async function mailedLink(server: Server, email: string, earlier = 0): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        link = (await mailsTo(server.data, email)).slice(earlier).map(linkIn).at(-1);
        return link;
      },
      { message: `a mail to ${email}`, timeout: 10_000 },
    )
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '', server.url);
  return pathname + search;
}

/** Signs in as a visitor does who already has the mail open. */
export async function signInByMail(
  page: Page,
  server: Server,
  { email = newAddress(), returnTo = '/en/' }: { email?: string; returnTo?: string } = {},
): Promise<string> {
  const earlier = (await mailsTo(server.data, email)).length;
  const asked = await page.request.post(`${server.url}/api/auth/email/initiate`, {
    data: { email, returnTo },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  await page.goto(await mailedLink(server, email, earlier));
  await expect(page.getByRole('banner').getByRole('button', { name: /ada/ })).toBeVisible();
  await expect(page).toHaveURL(server.url + returnTo);
  return email;
}

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Account|Konto)/ });
