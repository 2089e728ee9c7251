import { expect, type Page } from '@playwright/test';
import { mailedLink, newAddress, redeemMailedLink } from './mail-sign-in.ts';
import { mailsTo } from './outbox.ts';
import type { Server } from './server.ts';
import { hasFetched } from './wheel-page.ts';

export const saveButton = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Save|Saved|Saving|Speicher|Gespeichert|In .einem Konto|Als meins)/ });
export const shareButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Share|Teilen)$/ });
export const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share this wheel' });
export const messages = (page: Page) => page.getByRole('region', { name: /Messages|Meldungen/ });

export const isSaved = (page: Page) => expect(saveButton(page)).toHaveAccessibleName('Saved to your account');

/** The page can save, and say what became of it, without fetching anything more. */
export async function canSaveOffline(page: Page): Promise<void> {
  for (const part of ['start-cloud', 'text-en-cloud']) await hasFetched(page, part);
}

/** On a busy machine the browser still lets a request through for a moment after the story has cut it off. */
export const hasNoConnection = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/favicon.ico', { cache: 'no-store' }).then(
          () => 'there',
          () => 'gone',
        ),
      ),
    )
    .toBe('gone');

/** Saves the wheel on the stage and waits until the cloud has it. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await isSaved(page);
}

const signInQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Login required|Anmeldung nötig)$/ });

/** A guest who is asked to sign in does so. */
export const agreeToSignIn = (page: Page) =>
  signInQuestion(page)
    .getByRole('button', { name: /^(Log in|Anmelden)$/ })
    .click();

/** A visitor who is asked to sign in, or was sent to the sign-in page, requests a link, and opens it. */
export async function signInHere(page: Page, server: Server, email = newAddress()): Promise<string> {
  const needed = signInQuestion(page);
  await expect(needed.or(page.getByRole('textbox', { name: /mail/i }))).toBeVisible();
  if (await needed.isVisible()) await agreeToSignIn(page);
  await expect(page).toHaveURL(/\/login/);
  const earlier = (await mailsTo(server.data, email)).length;
  await page.getByRole('textbox', { name: /mail/i }).fill(email);
  await page.getByRole('textbox', { name: /mail/i }).press('Enter');
  await page.goto(await mailedLink(server, email, earlier));
  return email;
}

/** A call as the user who is signed in on this page. */
export async function callAsUser(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  return callWith(page, token, method, path, data);
}

async function callWith(page: Page, token: string | null, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  return { status: answer.status(), body: await answer.json() };
}

export interface CloudWheel {
  id: string;
  'wheel-definition': { name: string; slices: { text: string }[] };
  [field: string]: unknown;
}

let made = 0;
/** A wheel of that name in the signed-in user's cloud. */
export async function cloudWheel(page: Page, name: string, texts?: string[]): Promise<CloudWheel> {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  return wheelOf(page, token, name, texts);
}

async function wheelOf(page: Page, token: string | null, name: string, texts = ['One', 'Two']) {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(Date.now() + made)
    .padStart(12, '0')
    .slice(-12)}`;
  const slices = texts.map((text, place) => ({
    guid: `${id.slice(0, -2)}${String(place).padStart(2, '0')}`,
    text,
    active: true,
    weight: 1,
    background: ['#dd2c30', '#ffb703', '#108350'][place % 3],
  }));
  const { status, body } = await callWith(page, token, 'POST', '/api/wheel', {
    id,
    'wheel-definition': { id, name, duration: 400, slices },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.wheel;
}

/** A wheel that another user shares. */
export async function sharedBySomebody(
  page: Page,
  server: Server,
  name = 'Theirs',
  texts = ['Pizza', 'Sushi', 'Tacos'],
): Promise<string> {
  const { access_token } = await redeemMailedLink(page.request, server, newAddress());
  const { id } = await wheelOf(page, access_token, name, texts);
  const { body } = await callWith(page, access_token, 'POST', `/api/wheel/${id}/share`);
  return body.shareId;
}

/** As for a wheel that is too large for its page: the page asks for it. */
export const leaveOutOfPage = (page: Page, shareId: string) =>
  page.route(`**/share/${shareId}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script [^>]*id="shared-wheel-.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
