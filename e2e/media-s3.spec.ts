import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';

/** A server whose files browsers fetch directly from the store. */
const test = base.extend<object, { store: Peer; server: Server }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const peer = await startPeer('s3-store.mjs');
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ store }, use) => {
      const server = await startServer({
        WHEELWRIGHT_S3_URL: store.url,
        WHEELWRIGHT_S3_BUCKET: 'media',
        WHEELWRIGHT_S3_KEY_ID: store.said.keyId ?? '',
        WHEELWRIGHT_S3_SECRET: store.said.secret ?? '',
        WHEELWRIGHT_S3_DIRECT: 'on',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('pictures and sounds come straight from the store, without credentials', async ({
  page,
  server,
  store,
}) => {
  await signIn(page, server);
  const image = await library.haveFile(page, 'image', library.files.stars, 'Sterne ★.png');
  await library.haveFile(page, 'sound', library.files.long);
  const fetched: string[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (!request.url().startsWith(store.url)) return;
    const { authorization, cookie } = await request.allHeaders();
    fetched.push(`${response.status()} ${authorization ?? cookie ?? 'nobody'}`);
  });
  await library.openExplorer(page);
  await expect(library.imageList(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await library.explorer(page).getByRole('tab', { name: 'My Sounds' }).click();
  await library
    .soundList(page)
    .getByRole('button', { name: /^Listen/ })
    .click();
  await expect(library.soundList(page).getByRole('button', { name: /^Stop/ })).toBeVisible();
  await expect.poll(() => fetched).toEqual(['200 nobody', '200 nobody']);

  for (const method of ['GET', 'HEAD']) {
    const answer = await page.request.fetch(image.url, { method });
    expect(answer.status(), method).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, max-age=3600');
    expect(answer.headers()['content-disposition']).toContain("filename*=UTF-8''Sterne%20%E2%98%85.png");
  }
  await library.explorer(page).getByRole('tab', { name: 'My Images' }).click();
  await library.explorer(page).getByRole('button', { name: 'Delete Sterne ★.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(library.told(page)).toContainText('Image deleted successfully');
  expect((await page.request.get(image.url, { maxRedirects: 0 })).status()).toBe(404);
});
