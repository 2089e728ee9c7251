import type { Page } from '@playwright/test';
import { type Server, startServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';
import { startVersions } from './support/versions.ts';
import { addChoice, chooseSample, wheelName } from './support/wheel-menu.ts';
import { choiceRow, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

interface Fixtures {
  /** A server that can go away: not every engine can be told that there is no network. */
  ownServer: Server;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  ownServer: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});

// A page without a network complains about what it can’t reach: the count of spins, sounds that were never played.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints:
    /ERR_CONNECTION_REFUSED|Failed to load (resource|‘)|cannot load|module script failed|Unable to preload|could not (connect|be loaded)/i,
});

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function visit(page: Page, path = '/en/'): Promise<void> {
  await openPage(page, path);
  await expect.poll(() => keptPaths(page)).toContain(path);
  await expect.poll(() => keptPaths(page)).toContain('/media/valentines.png');
  await isControlled(page);
}

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

test('after one visit the whole editor works without the network', async ({ page, ownServer }) => {
  await visit(page);
  await ownServer.stop();
  await page.reload();
  await expect(wheelName(page)).toHaveText('What’s for lunch?');

  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await addChoice(page, 'Dumplings');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel').locator('*').first()).toBeVisible();
    await expect(page.getByText('This part couldn’t load')).toBeHidden();
  }

  await page.reload();
  await page.getByRole('tab', { name: 'Choices' }).click();
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('1 win', { exact: true }).first()).toBeAttached();
  await chooseSample(page, 'Flip a coin');
  await expect(wheelName(page)).toHaveText('Flip a coin');
});

test('the language that was seen is there, another’s texts were never fetched', async ({
  page,
  ownServer,
}) => {
  await visit(page, '/de/');
  const texts = (await keptPaths(page)).filter((path) => path.includes('/text-'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((path) => !path.includes('/text-de-'))).toEqual([]);
  await ownServer.stop();
  const answer = await page.goto('/de/wheels/ja-oder-nein');
  // The stored page is the home page: its stage is shown at once, but its sample must not flash here.
  const html = await answer?.text();
  expect(html).toContain('boot-plate');
  expect(html).not.toContain('boot-labels');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(
    spinButton(page)
      .or(page.getByRole('button', { name: 'Drehen' }))
      .first(),
  ).toBeVisible();
});

test('at the address of a language that was never seen, the page starts in the one that was', async ({
  page,
  ownServer,
}) => {
  await visit(page, '/de/');
  await ownServer.stop();
  await page.goto('/fr/?x=1');
  await expect(page.getByRole('main').getByRole('button', { name: 'Drehen' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/\?x=1$/);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Drehen' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/$/);
});

test('what the server knows is never kept, and the server is asked for pages while it is there', async ({
  page,
  request,
}) => {
  await visit(page);
  await page.evaluate(() => fetch('/api/health'));
  await page.reload();
  const asked = page.waitForRequest((each) => each.isNavigationRequest());
  await page.reload();
  expect((await (await asked).response())?.status()).toBe(200);
  expect((await keptPaths(page)).filter((path) => /^\/(api|public)\//.test(path))).toEqual([]);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('it can be installed', async ({ page, request }) => {
  await openPage(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Wheelwright', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const icon of [...manifest.icons, { src: touchIcon, type: 'image/png', sizes: '180x180' }]) {
    expect((await request.get(icon.src)).headers()['content-type']).toBe(icon.type);
    const width = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const picture = new Image();
          picture.onload = () => resolve(picture.naturalWidth);
          picture.src = src;
        }),
      icon.src,
    );
    if (icon.sizes !== 'any') expect(`${width}x${width}`).toBe(icon.sizes);
  }
});

test('a new version waits for the old one’s tabs, then takes over whole', async ({ context, page }) => {
  const versions = await startVersions();
  try {
    const home = `${versions.url}/en/`;
    const versionsKept = async () => (await caches.keys()).filter((name) => name !== 'sounds');
    const names = () => page.evaluate(versionsKept);
    await openPage(page, home);
    await expect.poll(() => keptPaths(page)).toContain('/en/');
    const [old] = await names();

    await isControlled(page);
    versions.change();
    await page.reload();
    await expect.poll(names).toHaveLength(2);
    expect(await names()).toContain(old);
    await page.close();

    // A browser replaces an old worker in its own time; a tab that opens before that still has the old one.
    let later = await context.newPage();
    await expect(async () => {
      await later.close();
      later = await context.newPage();
      await later.goto(home);
      const kept = await later.evaluate(versionsKept);
      expect(kept).toHaveLength(1);
      expect(kept).not.toContain(old);
    }).toPass({ timeout: 25_000 });
    await context.setOffline(true);
    await later.reload();
    await expect(wheelName(later)).toHaveText('What’s for lunch?');
  } finally {
    await context.setOffline(false);
    await versions.stop();
  }
});
