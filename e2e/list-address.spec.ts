import type { Page } from '@playwright/test';
import { save, signInHere } from './support/cloud.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

/** A site that publishes lists, and a server that may read from this machine. */
const test = base.extend<object, { site: Peer; server: Server }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const peer = await startPeer('list-host.mjs');
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startServer({
        WHEELWRIGHT_TEST_PRIVATE_WEBHOOKS: 'on',
        WHEELWRIGHT_TEST_WEBHOOK_SECONDS: '2',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ expectedComplaints: /status of 422|The list|Your wheel is unchanged/ });

const publish = (site: Peer, text: string) => fetch(`${site.url}/changing`, { method: 'PUT', body: text });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a list from an address' });
const changes = (page: Page) => page.getByRole('alertdialog', { name: 'The list has changed' });

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for all choices' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function read(page: Page, address: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Address of the list' }).fill(address);
  await dialog(page).getByRole('button', { name: 'Read the list' }).click();
}

async function importFrom(page: Page, address: string): Promise<void> {
  await choose(page, 'Import a list from an address');
  await read(page, address);
  const preview = page.getByRole('dialog', { name: 'Import a list' });
  await expect(preview.getByRole('switch', { name: /^Keep the address/ })).toBeChecked();
  await preview.getByRole('button', { name: /^Replace with/ }).click();
}

test('a list at an address is kept with the wheel, and what changes is shown before it is taken', async ({
  page,
  site,
  server,
}) => {
  await publish(site, 'Ann\nBen\nCid\n');
  await signIn(page, server);
  await openPage(page);
  await importFrom(page, `${site.url}/changing`);
  await expect.poll(() => choiceTexts(page)).toEqual(['Ann', 'Ben', 'Cid']);
  await save(page);
  await page.reload();

  await publish(site, 'Ann\nCid\nDan\nEve\n');
  await page.getByRole('button', { name: 'Refresh list' }).click();
  await expect(changes(page)).toContainText('+2: Dan, Eve');
  await expect(changes(page)).toContainText('−1: Ben');
  await expectFineInEveryLook(page, 'what has changed', { part: 'dialog[open]' });
  await changes(page).getByRole('button', { name: 'Update the wheel' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Ann', 'Cid', 'Dan', 'Eve']);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Ann', 'Ben', 'Cid']);
});

test('the list is read before each spin where that is set', async ({ page, site, server }) => {
  await publish(site, 'Ann\nBen\n');
  await signIn(page, server);
  await openPage(page);
  await importFrom(page, `${site.url}/changing`);
  await choose(page, 'Read the list before each spin');
  await publish(site, 'Zoe\nZed\n');
  await spinButton(page).click();
  await changes(page).getByRole('button', { name: 'Update the wheel' }).click();
  await expect(winnerDialog(page)).toContainText(/Zoe|Zed/);
});

test('what is no list is refused with its reason, and a guest is asked to sign in', async ({
  page,
  site,
  server,
}) => {
  await openPage(page);
  const before = await choiceTexts(page);
  await choose(page, 'Import a list from an address');
  await signInHere(page, server);
  await choose(page, 'Import a list from an address');
  await read(page, '');
  await expect(dialog(page).getByRole('alert')).toHaveText('Enter the address of the list.');
  for (const [path, reason] of [
    ['page', /web page at this address, not a list/],
    ['private', /isn’t shared with everyone/],
    ['large', /larger than 2 MB/],
    ['silent', /doesn’t answer/],
  ] as const) {
    await read(page, `${site.url}/${path}`);
    await expect(dialog(page).getByRole('alert')).toHaveText(reason);
  }
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await choiceTexts(page)).toEqual(before);
});
