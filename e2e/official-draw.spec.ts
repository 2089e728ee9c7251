import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu } from './support/wheel-menu.ts';
import { openPage, winnerDialog } from './support/wheel-page.ts';

const drawDialog = (page: Page) => page.getByRole('dialog', { name: 'Official draw' });
const verdicts = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const id = '0f3c5a52-54b5-4a0e-9f05-3b8e2f0d7c11';

/** Draws once more from the wheel on the stage. Returns the address of the receipt. */
async function drawOnce(page: Page, { hidden = false } = {}): Promise<string> {
  await chooseFromWheelMenu(page, 'Official draw…');
  await expect(drawDialog(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  if (hidden) await drawDialog(page).getByRole('switch', { name: 'Keep the texts private' }).check();
  await drawDialog(page).getByRole('button', { name: 'Draw now' }).click();
  const receipt = winnerDialog(page).getByRole('link', { name: 'Check this draw' });
  await expect(receipt).toBeVisible();
  const address = (await receipt.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  return address;
}

async function openRaffle(page: Page): Promise<void> {
  const slices = slicesNamed('Anna', 'Ben', 'Cleo').map((slice, place) => ({
    ...slice,
    guid: `entry-${place}`,
  }));
  await storeWheel(page, { slices, name: 'Raffle' }, { id });
  await openPage(page);
}

test('a draw is committed, made, shown, remembered, and checked by anyone with its link', async ({
  page,
  another,
}) => {
  await openRaffle(page);
  await chooseFromWheelMenu(page, 'Official draw…');
  const promised = await drawDialog(page)
    .getByText(/^[0-9a-f]{64}$/)
    .textContent();
  await drawDialog(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(winnerDialog(page)).toBeVisible();
  const winner = await winnerDialog(page).getByRole('heading').textContent();
  const address = await winnerDialog(page)
    .getByRole('link', { name: 'Check this draw' })
    .getAttribute('href');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', address ?? '');

  const stranger = await another();
  // As on plain http, where a browser has no cryptography of its own.
  await stranger.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openPage(stranger, address ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  await expect(verdicts(stranger)).toHaveCount(7);
  for (const step of await verdicts(stranger).all()) await expect(step).toContainText('Holds');
  await expect(stranger.getByRole('heading', { name: 'What this proves' })).toBeVisible();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'host and server' })).toBeVisible();
  await expect(stranger.getByRole('list').first()).toHaveText(winner ?? '');
  await stranger.getByText('Show the numbers').first().click();
  await expect(stranger.getByText(promised ?? '').first()).toBeVisible();
  await stranger.getByText('3 choices took part').click();
  await expect(stranger.getByRole('row')).toHaveCount(4);
});

test('private texts are nowhere in the receipt, and all else can be checked', async ({ page, another }) => {
  await openRaffle(page);
  const address = await drawOnce(page, { hidden: true });
  const stranger = await another();
  await openPage(stranger, address.replace(/#.*/, ''));
  await expect(stranger.getByText('Everything that is public adds up')).toBeVisible();
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
    ['Dora', 'This text was not part of the draw.'],
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
  await chooseFromWheelMenu(page, 'Official draw…');
  await expect(drawDialog(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
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
  await expect(verdicts(stranger).filter({ hasText: 'No draw was left out' })).toContainText('Does not hold');
});

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
    await expect(stranger.getByText('Do not trust this receipt.'), field).toContainText(step);
    await expect(verdicts(stranger).filter({ hasText: step }), field).toContainText('Does not hold');
  }
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
    await chooseFromWheelMenu(page, 'Official draw…');
    await expect(drawDialog(page)).toContainText('No connection: an official draw needs the server.');
    await page.unroute('**/api/spins');
    await drawDialog(page).getByRole('button', { name: 'Try again' }).click();
    await page.route('**/api/spins/*', (route) => route.fulfill({ status: 429, json: { success: false } }));
    await drawDialog(page).getByRole('button', { name: 'Draw now' }).click();
    await expect(drawDialog(page)).toContainText('Too many draws just now.');
    await page.unroute('**/api/spins/*');
    await drawDialog(page).getByRole('button', { name: 'Draw now' }).click();
    await expect(winnerDialog(page).getByRole('link', { name: 'Check this draw' })).toBeVisible();
  });

  test('a receipt that is not there or not to be had is said to be so', async ({ page }) => {
    await openPage(page, `/en/verify/${id}`);
    await expect(page.getByText('There is no such draw here.')).toBeVisible();
    await page.route('**/api/spins/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The receipt could not be fetched.')).toBeVisible();
    await page.unroute('**/api/spins/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('There is no such draw here.')).toBeVisible();
  });
});
