import type { Page } from '@playwright/test';
import { signIn } from './support/mail-sign-in.ts';
import { chooseFile, explorer, files, imageList, openExplorer, told, uploadForm } from './support/media.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';

/** A server with a verifier's keys, and the verifier. */
const test = base.extend<object, { verifier: Peer; server: Server }>({
  verifier: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const peer = await startPeer('human-verifier.mjs');
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ verifier }, use) => {
      const server = await startServer({
        WHEELWRIGHT_TURNSTILE_SITE_KEY: 'a-site-key',
        WHEELWRIGHT_TURNSTILE_SECRET: 'a-secret-of-the-tests',
        WHEELWRIGHT_TEST_TURNSTILE_SCRIPT_URL: `${verifier.url}/api.js`,
        WHEELWRIGHT_TEST_TURNSTILE_VERIFY_URL: `${verifier.url}/siteverify`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ expectedComplaints: /status of 422|could not be|ERR_FAILED/ });

/** A widget like the verifier's own: a click confirms a human. */
const script = `
  let count = 0;
  window.turnstile = {
    render: (place, { sitekey, callback }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am human';
      button.dataset.key = sitekey;
      button.onclick = () => callback(window.nextToken ?? 'good ' + Math.random());
      place.append(button);
      return String(++count);
    },
    remove: () => { for (const each of document.querySelectorAll('[data-key]')) each.remove(); },
  };`;

const human = (page: Page) => page.getByRole('button', { name: 'I am human' });
const send = (page: Page) => uploadForm(page).getByRole('button', { name: 'Upload', exact: true });

const scriptAt = ({ url }: Peer) => `${url}/api.js*`;

const serveScript = (page: Page, verifier: Peer) =>
  page.route(scriptAt(verifier), (route) => route.fulfill({ contentType: 'text/javascript', body: script }));

async function openForm(page: Page, server: Server, verifier: Peer): Promise<void> {
  await serveScript(page, verifier);
  await signIn(page, server);
  await openExplorer(page);
  await explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await chooseFile(page, files.stars);
}

test('a human is verified before a file is taken', async ({ page, server, verifier }) => {
  await openForm(page, server, verifier);
  await expect(human(page)).toHaveAttribute('data-key', 'a-site-key');
  const begun = await human(page).elementHandle();
  await send(page).click();
  await expect(told(page)).toContainText('Complete the security check first.');
  expect(await begun?.evaluate((button) => button.isConnected), 'the check that was begun').toBe(true);
  await human(page).click();
  await send(page).click();
  await expect(imageList(page)).toContainText('stars.png');
  await expect(human(page)).toBeHidden();
});

test('a check that was used up brings a new widget, and one that failed says so', async ({
  page,
  server,
  verifier,
}) => {
  await openForm(page, server, verifier);
  await page.evaluate(() => Object.assign(window, { nextToken: `old ${Math.random()}` }));
  await human(page).click();
  const first = await human(page).elementHandle();
  await send(page).click();
  await expect(told(page)).toContainText(
    'Security Check - We need to verify your browser. Please wait a moment and try again.',
  );
  await expect(human(page)).toBeVisible();
  expect(await first?.evaluate((button) => button.isConnected)).toBe(false);

  await page.evaluate(() => Object.assign(window, { nextToken: `bad ${Math.random()}` }));
  await human(page).click();
  await send(page).click();
  await expect(told(page)).toContainText('Upload failed: the security check didn’t succeed.');
});

test('Cancel takes the widget away; the verifier’s script is fetched once and only when it is needed', async ({
  page,
  server,
  verifier,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(verifier.url)) fetched.push(request.url());
  });
  await openForm(page, server, verifier);
  await expect(human(page)).toBeVisible();
  await uploadForm(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(human(page)).toBeHidden();
  await explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await expect(human(page)).toBeVisible();
  expect(fetched).toEqual([`${verifier.url}/api.js?render=explicit`]);
});

test('a check that cannot be loaded says so and can be tried again', async ({ page, server, verifier }) => {
  await signIn(page, server);
  await openExplorer(page);
  await page.route(scriptAt(verifier), (route) => route.abort());
  await explorer(page).getByRole('button', { name: 'Upload Image' }).click();
  await expect(uploadForm(page)).toContainText('The security check couldn’t load.');
  await serveScript(page, verifier);
  await uploadForm(page).getByRole('button', { name: 'Try again' }).click();
  await expect(human(page)).toBeVisible();
});
