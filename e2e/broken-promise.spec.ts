import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { goLive, watch } from './support/live.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawOptions, openOfficialDraw } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const notice = (page: Page) => page.getByRole('alertdialog', { name: 'The server broke its promise' });
const other = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);

interface Receipt {
  commitment: string;
  seed: string;
  number: number;
  entropy: string;
  entries: { guid: string }[];
  winners: string[];
}

/** What a dishonest server could change in the receipt once it knows the page's entropy. */
const lies: Record<string, (receipt: Receipt) => Partial<Receipt>> = {
  'another commitment': ({ commitment }) => ({ commitment: other(commitment) }),
  'another seed': ({ seed }) => ({ seed: other(seed) }),
  'another number': ({ number }) => ({ number: number + 1 }),
  'entropy that isn’t the page’s': ({ entropy }) => ({ entropy: other(entropy) }),
  'another winner': ({ entries, winners }) => ({
    winners: entries
      .map(({ guid }) => guid)
      .filter((guid) => guid !== winners[0])
      .slice(0, 1),
  }),
};

/** From now on the server's answers carry this lie. */
async function cheat(page: Page, lie: (receipt: Receipt) => Partial<Receipt>): Promise<void> {
  await page.route('**/api/spins/*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.receipt = { ...body.receipt, ...lie(body.receipt) };
    await route.fulfill({ response: answer, json: body });
  });
}

async function keptFile(page: Page) {
  const arriving = page.waitForEvent('download');
  await notice(page).getByRole('button', { name: 'Save both as a file' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), content: JSON.parse(await readFile(await file.path(), 'utf8')) };
}

test.describe('a server that cheats', () => {
  test.use({ expectedComplaints: /broke its promise/ });

  test('in an official draw is found out: no winner, no result, and both can be kept', async ({ page }) => {
    test.slow();
    await storeWheel(page, { slices: slicesNamed('Anna', 'Ben', 'Cleo'), name: 'Raffle' });
    await openPage(page);
    for (const [name, lie] of Object.entries(lies)) {
      await test.step(name, async () => {
        await cheat(page, lie);
        await openOfficialDraw(page);
        const promised = await drawOptions(page)
          .getByText(/^[0-9a-f]{64}$/)
          .textContent();
        await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
        await expect(notice(page)).toContainText('The receipt of this draw doesn’t match');
        const { name: fileName, content } = await keptFile(page);
        expect(fileName).toMatch(/^Draw \d+ promise and receipt\.json$/);
        expect(content.promised.commitment).toBe(promised);
        expect(content.receipt.winners).toHaveLength(1);
        expect(JSON.stringify(content)).not.toContain('drawKey');
        await expect(notice(page)).toBeHidden();
        await expect(winnerDialog(page)).toHaveCount(0);
        await expect(drawOptions(page)).toBeHidden();
        await page.unroute('**/api/spins/*');
      });
    }
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page.getByText('Who won, and when')).toHaveCount(0);
    await expect(page.getByText(/^Last: /)).toHaveCount(0);
  });

  test('in a live room is found out by a viewer who heard the promise, not by one who came late', async ({
    page: host,
    another,
  }) => {
    const link = await goLive(host, { duration: 3000 });
    const viewer = await another();
    // The room promises this viewer one secret, and draws with another.
    await viewer.routeWebSocket(/\/socket\?/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.next) message.next.commitment = other(message.next.commitment);
        socket.send(JSON.stringify(message));
      });
    });
    await watch(viewer, link);
    await spinButton(host).click();
    await expect(host.getByText('Spinning…')).toBeVisible();
    const late = await watch(await another(), link);
    await expect(notice(viewer)).toContainText('The receipt of this draw doesn’t match');
    await expect(winnerDialog(host)).toContainText('Opened:');
    await expect(winnerDialog(late)).toBeVisible();
    await expect(winnerDialog(late)).not.toContainText('Opened:');
    await expect(winnerDialog(viewer)).toHaveCount(0);
    const { content } = await keptFile(viewer);
    expect(content.promised.commitment).toBe(other(content.receipt.commitment));
    await expect(winnerDialog(viewer)).toHaveCount(0);
    await expect(viewer.getByText(/^Last: /)).toHaveCount(0);
  });

  test.describe('on a phone, in German', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test('is named within the screen, by the keyboard alone', async ({ page }) => {
      await storeWheel(page, { slices: slicesNamed('Anna', 'Ben', 'Cleo'), name: 'Verlosung' });
      await openPage(page, '/de/');
      await cheat(page, ({ seed }) => ({ seed: other(seed) }));
      await page.getByRole('button', { name: 'Ziehung einstellen' }).click();
      await drawOptions(page).getByText('Offizielle Ziehung', { exact: true }).click();
      await page.getByRole('button', { name: 'Jetzt ziehen' }).click();
      const told = page.getByRole('alertdialog', { name: 'Der Server hat sein Versprechen gebrochen' });
      await expect(told).toBeVisible();
      await expectNoViolation(page, 'the broken promise');
      const box = await told.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
      expect(await told.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      const arriving = page.waitForEvent('download');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect((await arriving).suggestedFilename()).toMatch(/^Ziehung \d+ Versprechen und Beleg\.json$/);
    });
  });
});

test.describe('a receipt that can’t be had', () => {
  test.use({ expectedComplaints: /429|could not be fetched/ });

  test('is no reason not to celebrate, but the page doesn’t claim to have checked it', async ({
    page: host,
    another,
  }) => {
    const link = await goLive(host);
    const viewer = await another();
    await viewer.route('**/api/spins/*', (route) => route.fulfill({ status: 429, json: { success: false } }));
    await watch(viewer, link);
    await spinButton(host).click();
    await expect(winnerDialog(viewer)).toBeVisible();
    await expect(winnerDialog(viewer)).not.toContainText('Opened:');
  });
});
