import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawOptions, openOfficialDraw } from './support/wheel-menu.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const verdicts = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const id = '0f3c5a52-54b5-4a0e-9f05-3b8e2f0d7c11';

/** Draws once more from the wheel on the stage. Returns the address of the receipt. */
async function drawOnce(page: Page, { hidden = false } = {}): Promise<string> {
  await openOfficialDraw(page);
  await expect(drawOptions(page).getByText(/^[0-9a-f]{64}$/)).toBeAttached();
  if (hidden) await drawOptions(page).getByRole('switch', { name: 'Keep the texts private' }).check();
  await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
  const receipt = winnerDialog(page).getByRole('link', { name: 'Check this draw' });
  await expect(receipt).toBeVisible();
  const address = (await receipt.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  return address;
}

async function openRaffle(page: Page, { duration = 400 } = {}): Promise<void> {
  const slices = slicesNamed('Anna', 'Ben', 'Cleo').map((slice, place) => ({
    ...slice,
    guid: `entry-${place}`,
  }));
  await storeWheel(page, { slices, duration, name: 'Raffle' }, { id });
  await openPage(page);
}

test('a draw is committed, made, shown, remembered, and checked by anyone with its link', async ({
  page,
  another,
}) => {
  await openRaffle(page);
  await openOfficialDraw(page);
  const promised = await drawOptions(page)
    .getByText(/^[0-9a-f]{64}$/)
    .textContent();
  await expect(drawOptions(page)).toMatchAriaSnapshot({ name: 'official-draw' });
  await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(winnerDialog(page)).toBeVisible();
  const winner = await winnerDialog(page).getByRole('heading').textContent();
  const address = await winnerDialog(page)
    .getByRole('link', { name: 'Check this draw' })
    .getAttribute('href');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByText('Who won, and when').click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', address ?? '');

  const stranger = await another();
  // As on plain http, where a browser has no cryptography of its own.
  await stranger.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openPage(stranger, address ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  await expect(verdicts(stranger)).toHaveCount(8);
  for (const step of await verdicts(stranger).all()) await expect(step).toContainText('Checks out');
  await expect(stranger.getByRole('heading', { name: 'What this proves' })).toBeVisible();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'host and server' })).toBeVisible();
  await expect(stranger.getByRole('list').first()).toHaveText(winner ?? '');
  await stranger.getByText('Show the numbers').first().click();
  const inGroups = promised?.match(/.{4}/g)?.join(' ') ?? '';
  await expect(stranger.getByText(inGroups).first()).toBeVisible();
  await expect(verdicts(stranger).last()).toContainText(/Entries \d+ and \d+ of \d+\./);
  await stranger.getByText('3 choices took part').click();
  await expect(stranger.getByRole('row')).toHaveCount(4);

  await stranger.route(/\/draws\/proof/, (route) => route.fulfill({ json: { success: true, log: null } }));
  await stranger.reload();
  await expect(stranger.getByRole('status').filter({ hasText: 'isn’t in the public log' })).toBeVisible();
  await expect(stranger.getByText('Everything adds up')).toHaveCount(0);
});

test('the browser that drew finds that everything adds up', async ({ page }) => {
  await openRaffle(page);
  await openPage(page, await drawOnce(page));
  await expect(page.getByText('Everything adds up')).toBeVisible();
  await expect(verdicts(page)).toHaveCount(8);
  for (const step of await verdicts(page).all()) await expect(step).toContainText('Checks out');
});

test('private texts are nowhere in the receipt, and all else can be checked', async ({ page, another }) => {
  await openRaffle(page);
  const address = await drawOnce(page, { hidden: true });
  const stranger = await another();
  await openPage(stranger, address.replace(/#.*/, ''));
  await expect(stranger.getByText('Everything public adds up')).toBeVisible();
  await expect(verdicts(stranger).filter({ hasText: 'The names are those' })).toContainText(
    'Not checked: private',
  );
  await expect(stranger.getByRole('main')).not.toContainText(/Anna|Ben|Cleo|Raffle/);
  await expect(stranger.getByRole('textbox', { name: 'Text' })).toHaveCount(0);
});

test('who was there can check private texts', async ({ page, another }) => {
  await openRaffle(page);
  const address = await drawOnce(page, { hidden: true });
  const winner = ((await page.getByText(/^Last: /).textContent()) ?? '')
    .replace('Last: ', '')
    .split(' · ')[0];
  const member = await another();
  await openPage(member, address);
  for (const [text, fate] of [
    [winner ?? '', 'This text took part, and it won.'],
    [winner === 'Anna' ? 'Ben' : 'Anna', 'This text took part. Another one won.'],
    ['Dora', 'This text wasn’t part of the draw.'],
  ] as const) {
    await member.getByRole('textbox', { name: 'Text' }).fill(text);
    await member.keyboard.press('Enter');
    await expect(member.getByText(fate)).toBeVisible();
  }
  await expectNoViolation(member, 'the receipt');
});

test('draws of one wheel are a chain; a number that is missing is named', async ({ page, another }) => {
  await openRaffle(page);
  await drawOnce(page);
  await openOfficialDraw(page);
  await expect(drawOptions(page).getByText(/^[0-9a-f]{64}$/)).toBeAttached();
  await page.keyboard.press('Escape');
  const last = await drawOnce(page);
  const stranger = await another();
  await openPage(stranger, last);
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  const number = Number((await stranger.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]);
  await expect(
    stranger.getByRole('link', { name: `No. ${number - 1} · announced, not drawn` }),
  ).toBeVisible();
  await stranger.getByRole('link', { name: `No. ${number - 2}` }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`Draw no. ${number - 2}`);
  await expect(stranger.getByText('Everything adds up')).toBeVisible();

  await stranger.route(/\/api\/spins\?chain/, async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    list.spins = list.spins.filter((draw: { number: number }) => draw.number !== number - 1);
    await route.fulfill({ response: answer, json: list });
  });
  await stranger.goto(last);
  await expect(stranger.getByText(`No. ${number - 1} is missing`)).toBeVisible();
  await expect(verdicts(stranger).filter({ hasText: 'No draw was left out' })).toContainText(
    'Doesn’t check out',
  );
});

test.describe('a receipt that was changed', () => {
  // The log has no leaf of such a receipt.
  test.use({ expectedComplaints: /404/ });

  test('one byte changed: the page says which step fails', async ({ page, another }) => {
    test.slow();
    await openRaffle(page);
    const address = await drawOnce(page);
    const stranger = await another();
    // One field for each step; `verify-receipt.test.ts` changes every field.
    const failing = {
      seed: 'The secret was sealed beforehand',
      spinId: 'The announcement is unchanged',
      entropy: 'The winner follows from the numbers',
      digest: 'Choices and weights are unchanged',
      name: 'The names are those that were drawn from',
      drawnAt: 'This server signed it',
    };
    for (const [field, step] of Object.entries(failing)) {
      await stranger.unroute('**/api/spins/*');
      await stranger.route('**/api/spins/*', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        const text = String(body.receipt[field]);
        const place = Math.max(0, text.length - 5);
        const digit = text[place] === '7' ? '8' : '7';
        body.receipt[field] = text.slice(0, place) + digit + text.slice(place + 1);
        await route.fulfill({ response: answer, json: body });
      });
      await openPage(stranger, address);
      await expect(stranger.getByText('Don’t trust this receipt.'), field).toContainText(step);
      await expect(verdicts(stranger).filter({ hasText: step }), field).toContainText('Doesn’t check out');
    }
  });
});

test('a receipt that lost a field is called damaged, and one that could be read in two ways too', async ({
  page,
  another,
}) => {
  await openRaffle(page);
  const address = await drawOnce(page);
  const stranger = await another();
  for (const [change, field] of [
    [(text: string) => text.replace(/"seed":"[^"]*",/, ''), 'seed'],
    [(text: string) => text.replace('"winners":', '"winners":["entry-0"],"winners":'), null],
  ] as const) {
    await stranger.unroute('**/api/spins/*');
    await stranger.route('**/api/spins/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: change(await answer.text()) });
    });
    await openPage(stranger, address);
    await expect(stranger.getByText('This receipt is damaged')).toBeVisible();
    if (field) await expect(stranger.getByText(field, { exact: true })).toBeVisible();
    await expect(stranger.getByRole('heading', { name: 'What this proves' })).toBeHidden();
  }
});

test.describe('without the server', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be|No draw could be promised/ });

  test('nothing is drawn, and the page says what to do', async ({ page }) => {
    await openRaffle(page);
    await page.route('**/api/spins', (route) => route.abort());
    await openOfficialDraw(page);
    await expect(drawOptions(page)).toContainText('No connection: an official draw needs the server.');
    await page.unroute('**/api/spins');
    await drawOptions(page).getByRole('button', { name: 'Try again' }).click();
    await page.route('**/api/spins/*', (route) => route.fulfill({ status: 429, json: { success: false } }));
    await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
    await expect(drawOptions(page)).toContainText('Too many draws right now');
    await page.unroute('**/api/spins/*');
    await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
    await expect(winnerDialog(page).getByRole('link', { name: 'Check this draw' })).toBeVisible();
  });

  test('a spin of this browser alone has no seal and no check', async ({ page }) => {
    await openRaffle(page);
    await page.route('**/api/**', (route) => route.abort());
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await expect(winnerDialog(page).getByRole('link', { name: 'Check this draw' })).toHaveCount(0);
    await expect(page.getByText(/^(Sealed|Opened)/)).toHaveCount(0);
  });

  test('a receipt that is not there or not to be had is said to be so', async ({ page }) => {
    await openPage(page, `/en/verify/${id}`);
    await expect(page.getByText('There’s no such draw here.')).toBeVisible();
    const onward = page.getByRole('main').getByRole('link');
    await expect(onward).toHaveText(['My wheels', 'Gallery']);
    await expect(onward.first()).toHaveAttribute('href', '/en/?action=my-wheels');
    await expect(onward.last()).toHaveAttribute('href', '/en/wheels/');
    await page.route('**/api/spins/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The receipt couldn’t load.')).toBeVisible();
    await page.unroute('**/api/spins/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('There’s no such draw here.')).toBeVisible();
  });
});

test('a draw is passed on: its link, its QR code, and a certificate to print', async ({ page, another }) => {
  await openRaffle(page);
  const address = await drawOnce(page);
  const winner = await another();
  await winner.goto(address);
  await expect(winner.getByRole('img', { name: 'QR code of this check' })).toBeVisible();
  const arriving = winner.waitForEvent('download');
  await winner.getByRole('button', { name: 'Download certificate' }).click();
  const certificate = await arriving;
  expect(certificate.suggestedFilename()).toMatch(/^draw-\d+\.png$/);
  const bytes = await readFile(await certificate.path());
  // The head of a PNG: its signature, and the size of an A4 page.
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1240, 1754]);
  expect(bytes.length).toBeGreaterThan(20_000);
});

test('the stage shows the seal while the wheel spins, and the winner can be sent the check', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openRaffle(page, { duration: 3000 });
  await openOfficialDraw(page);
  const promised = await drawOptions(page)
    .getByText(/^[0-9a-f]{64}$/)
    .textContent();
  const seal = (promised ?? '').slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
  await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(page.getByText(`Sealed: ${seal}`)).toBeVisible();
  await expect(winnerDialog(page)).toContainText(`Opened: ${seal}`);
  await expect(page.getByText('Sealed:')).toHaveCount(0);

  const check = await winnerDialog(page).getByRole('link', { name: 'Check this draw' }).getAttribute('href');
  await winnerDialog(page).getByRole('button', { name: 'Send receipt' }).click();
  await expect(winnerDialog(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(check);
  await winnerDialog(page).getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the check' })).toBeVisible();
  // As high as its content, not as the window.
  expect((await boxOf(page.locator(':popover-open'))).height).toBeLessThan(600);
  await expectNoViolation(page, 'the opened draw');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'QR code of the check' })).toBeHidden();
  await expect(winnerDialog(page)).toBeVisible();
});

test('a draw that waits for a public beacon says so, and goes on by itself', async ({ page }) => {
  await openRaffle(page);
  let isPublished = false;
  await page.route('**/api/spins/*', (route) =>
    isPublished
      ? route.continue()
      : route.fulfill({
          status: 202,
          json: { success: true, awaited: { chain: 'ab'.repeat(32), round: 4711, milliseconds: 600 } },
        }),
  );
  await openOfficialDraw(page);
  await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(drawOptions(page)).toContainText('Next comes round 4,711 of a public randomness beacon');
  isPublished = true;
  await expect(winnerDialog(page).getByRole('link', { name: 'Check this draw' })).toBeVisible();
});
