import { fillIn, openFeedback, sendButton, waiting } from './support/feedback-page.ts';
import { freePort } from './support/free-port.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const keys = () => ({
  WHEELWRIGHT_RECAPTCHA_SITE_KEY: 'a-key-of-the-tests',
  WHEELWRIGHT_RECAPTCHA_SECRET: 'a-secret-of-the-tests',
  WHEELWRIGHT_TEST_RECAPTCHA_SCRIPT_URL: `${service.url}/api.js`,
  WHEELWRIGHT_TEST_RECAPTCHA_VERIFY_URL: `${service.url}/siteverify`,
});

let service: Peer;
let site: Server;
let elsewhere: string;

test.beforeAll(async () => {
  service = await startPeer('score-service.mjs');
  const port = await freePort();
  // With this name the page isn't on localhost.
  site = await startServer({ ...keys(), WHEELWRIGHT_PUBLIC_URL: `http://127.0.0.1:${port}` }, port);
  elsewhere = `${site.url}/en/feedback/`;
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});

test('the service’s script runs in the page, and its token brings the feedback through', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.url)) scripts.push(request.url());
  });
  await openFeedback(page, elsewhere);
  expect(scripts, 'nobody is asked before somebody writes').toEqual([]);
  await fillIn(page, 'From a person');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(scripts).toEqual([`${service.url}/api.js?render=a-key-of-the-tests`]);
  expect(await waiting(site)).toContain('From a person');
  const asked = await (await fetch(`${service.url}/asked`)).json();
  expect(asked.at(-1).token).toMatch(/^0\.9:feedback_submit:a-key-of-the-tests:/);

  await fillIn(page, 'And once more');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect.poll(() => waiting(site)).toContain('And once more');
});

test('on localhost no score is requested, and the feedback is accepted', async ({ page }) => {
  const local = await startServer(keys());
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(service.url)) asked += 1;
  });
  await openFeedback(page, `${local.url}/en/feedback/`);
  await fillIn(page, 'From this very machine');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(asked).toBe(0);
  expect(await waiting(local)).toContain('From this very machine');
  await local.stop();
});

test.describe('where the check cannot be made', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be sent/ });

  test('a blocked script is named as the reason, and unblocked it works', async ({ page }) => {
    await openFeedback(page, elsewhere);
    await page.route('**/api.js*', (route) => route.abort());
    await fillIn(page, 'Behind a blocker');
    await sendButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/allow this one and try again/);
    await dialog.getByRole('button').click();
    await page.unroute('**/api.js*');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect(await waiting(site)).toContain('Behind a blocker');
  });
});
