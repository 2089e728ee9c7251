import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { goLive } from './support/live.ts';
import { looks, wear } from './support/looks.ts';
import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu } from './support/wheel-menu.ts';
import { openPage, spinButton } from './support/wheel-page.ts';

const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Several winners' });
const drawn = (page: Page) => dialog(page).getByRole('listitem');
const count = (page: Page, name: string) => dialog(page).getByRole('spinbutton', { name });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const contentOf = async (file: Download) => readFile(await file.path(), 'utf8');

async function openDraw(page: Page, definition: object = { slices: slicesNamed(...names) }): Promise<void> {
  await storeWheel(page, { name: 'Raffle', ...definition });
  await openPage(page);
  await chooseFromWheelMenu(page, 'Several winners…');
}

test('winners and reserves are shown one by one by the keyboard, and no undo takes back what was drawn', async ({
  page,
}) => {
  await openDraw(page);
  await count(page, 'Reserves').fill('1');
  await count(page, 'Winners').fill('2');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Winner 1 of 2')).toBeVisible();
  await expect(drawn(page)).toHaveCount(1);
  await expect(button(page, 'Next winner')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page).getByText('Winner 2 of 2')).toBeVisible();
  await expect(drawn(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Reserve 1 of 1')).toBeVisible();
  await expect(drawn(page)).toHaveCount(3);
  const order = await drawn(page).allTextContents();
  expect(new Set(order).size).toBe(3);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(`Last: ${order[1]} · ${order[0]}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('2 wins', { exact: true })).toBeVisible();
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await page.reload();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('2 wins', { exact: true })).toBeVisible();
});

test('all together, copied and exported in their order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDraw(page, { slices: slicesNamed('Anna', '=1+1', 'Cleo') });
  await dialog(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await count(page, 'Winners').fill('2');
  await count(page, 'Reserves').fill('1');
  await button(page, 'Draw').click();
  await expect(drawn(page)).toHaveCount(3);
  const [first, second, third] = await drawn(page).allTextContents();

  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  const text = `1. ${first}\n2. ${second}\n\nReserves\n1. ${third}\n`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  const [asText] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as text').click()]);
  expect(asText.suggestedFilename()).toBe('Raffle winners.txt');
  expect(await contentOf(asText)).toBe(text);
  const [asTable] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
  const safe = (name: string | undefined) => (name === '=1+1' ? "'=1+1" : name);
  expect((await contentOf(asTable)).replaceAll('"', '').split('\r\n')).toEqual([
    '\ufeffPlace,Drawn as,Choice',
    `1,Winner,${safe(first)}`,
    `2,Winner,${safe(second)}`,
    `1,Reserve,${safe(third)}`,
    '',
  ]);
});

test('leaving half-way shows the rest first', async ({ page }) => {
  await openDraw(page);
  await count(page, 'Winners').fill('4');
  await button(page, 'Draw').click();
  await expect(drawn(page)).toHaveCount(1);
  await expect(dialog(page).getByText('Winner 1 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawn(page)).toHaveCount(4);
  await expect(dialog(page).getByText(/^Winner \d of 4$/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => (await keptWheel(page))['wheel-definition'].history.length).toBe(4);
});

test('impossible numbers are explained, and drawing everyone is offered', async ({ page }) => {
  await openDraw(page, { slices: slicesNamed('Anna', 'Ben', 'Cleo') });
  for (const [winners, sentence] of [
    ['0', 'How many winners?'],
    ['', 'How many winners?'],
    ['1.5', 'How many winners?'],
    ['9', 'Only 3 choices can win just now'],
  ] as const) {
    await count(page, 'Winners').fill(winners);
    await expect(dialog(page).getByText(sentence)).toBeVisible();
    await expect(button(page, 'Draw')).toBeDisabled();
  }
  await button(page, 'Take all there are (3)').click();
  await expect(count(page, 'Winners')).toHaveValue('3');
  await count(page, 'Reserves').fill('-1');
  await expect(dialog(page).getByText('How many reserves?')).toBeVisible();
  await count(page, 'Reserves').fill('0');
  await button(page, 'Draw').click();
  await button(page, 'Show all (2 left)').click();
  await expect(drawn(page)).toHaveCount(3);
});

test('one choice can be drawn; an empty wheel says what to do', async ({ page }) => {
  await openDraw(page, { slices: slicesNamed('Only') });
  await expect(count(page, 'Winners')).toHaveValue('1');
  await button(page, 'Draw').click();
  await expect(drawn(page)).toHaveText(['Only']);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Only on the wheel' }).click();
  await chooseFromWheelMenu(page, 'Several winners…');
  await expect(dialog(page).getByText('Nobody can win just now')).toBeVisible();
  await expect(button(page, 'Draw')).toBeDisabled();
});

test('a draw goes by turns: who has won and who is absent is not drawn', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv-SE');
  const slices = slicesNamed(...names).map((slice) =>
    slice.text === 'Ben' ? { ...slice, absentOn: today } : slice,
  );
  await openDraw(page, { slices, turns: { mode: 'noRepeats', since: 0 } });
  await expect(dialog(page).getByText('5 choices can win. 1 other waits')).toBeVisible();
  await count(page, 'Winners').fill('3');
  await button(page, 'Draw').click();
  await button(page, 'Show all (2 left)').click();
  const first = await drawn(page).allTextContents();
  await button(page, 'Draw again').click();
  await expect(dialog(page).getByText('2 choices can win. 4 others wait')).toBeVisible();
  await count(page, 'Winners').fill('2');
  await button(page, 'Draw').click();
  await button(page, 'Show all (1 left)').click();
  await expect(drawn(page)).toHaveCount(2);
  const all = [...first, ...(await drawn(page).allTextContents())];
  expect(all.sort()).toEqual(['Anna', 'Cleo', 'Dora', 'Emil', 'Fay']);
});

test('an official draw of several has one receipt, which a stranger checks', async ({ page, another }) => {
  await openDraw(page);
  await count(page, 'Winners').fill('2');
  await count(page, 'Reserves').fill('2');
  await dialog(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await dialog(page).getByRole('switch', { name: 'Official, with a receipt' }).check();
  await expect(dialog(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await button(page, 'Draw now').click();
  await expect(drawn(page)).toHaveCount(4);
  const order = await drawn(page).allTextContents();
  const address = await dialog(page).getByRole('link', { name: 'Open the receipt' }).getAttribute('href');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(2);

  const stranger = await another();
  await openPage(stranger, address ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  await expect(stranger.getByRole('list').first().getByRole('listitem')).toHaveText(order);
  await expect(stranger.getByText('Drawn in this order, nobody twice.')).toBeVisible();
});

test('private texts of several winners are not in the receipt', async ({ page, another }) => {
  const slices = slicesNamed(...names).map((slice, place) => ({ ...slice, guid: `entry-${place}` }));
  await openDraw(page, { slices });
  await dialog(page).getByRole('switch', { name: 'Official, with a receipt' }).check();
  await dialog(page).getByRole('switch', { name: 'Keep the texts private' }).check();
  await button(page, 'Draw now').click();
  await button(page, 'Show all (2 left)').click();
  const address = await dialog(page).getByRole('link', { name: 'Open the receipt' }).getAttribute('href');
  expect(address).toContain('#salt=');
  const stranger = await another();
  await openPage(stranger, address?.replace(/#.*/, '') ?? '');
  await expect(stranger.getByText('Everything that is public adds up')).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(/Anna|Ben|Cleo|Dora|Emil|Fay|Raffle/);
});

test('closed while the server draws, the receipt is offered and nothing is counted', async ({ page }) => {
  await openDraw(page);
  await dialog(page).getByRole('switch', { name: 'Official, with a receipt' }).check();
  let answer = () => {};
  const isClosed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/spins/*', async (route) => {
    await isClosed;
    await route.continue();
  });
  await button(page, 'Draw now').click();
  await expect(button(page, 'Draw now')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  answer();
  await expect(page.getByText('The draw was made after you had closed the window.')).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
});

test('more than a thousand are drawn here, but not officially', async ({ page }) => {
  await openDraw(page, { slices: manySlices(3000) });
  await count(page, 'Winners').fill('1200');
  await dialog(page).getByRole('switch', { name: 'Official, with a receipt' }).check();
  await expect(dialog(page).getByText('An official draw has at most 1,000 places')).toBeVisible();
  await dialog(page).getByRole('switch', { name: 'Official, with a receipt' }).uncheck();
  await dialog(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await button(page, 'Draw').click();
  await expect(drawn(page)).toHaveCount(100);
  await button(page, 'Show 200 more').click();
  await expect(drawn(page)).toHaveCount(300);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1200);
});

test('in a live room only the room draws', async ({ page }) => {
  await goLive(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Wheel: / })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Several winners|Teams|Official draw/ })).toHaveCount(0);
});

test.describe('while the wheel spins', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing is drawn', async ({ page }) => {
    await storeWheel(page, { slices: slicesNamed(...names), duration: 60_000 });
    await openPage(page);
    await spinButton(page).click();
    await chooseFromWheelMenu(page, 'Several winners…');
    await expect(dialog(page).getByText('The wheel is still spinning.')).toBeVisible();
    await expect(button(page, 'Draw')).toBeDisabled();
  });
});

for (const look of looks) {
  test(`nothing is cut and axe is content: ${look.look}, German`, async ({ page }) => {
    test.slow();
    await wear(page, look);
    await storeWheel(page, { slices: slicesNamed(...names, 'Donaudampfschifffahrt'.repeat(5)) });
    await openPage(page, '/de/');
    await chooseFromWheelMenu(page, 'Mehrere Gewinner …');
    const german = page.getByRole('dialog', { name: 'Mehrere Gewinner' });
    await german.getByRole('spinbutton', { name: 'Gewinner' }).fill('9');
    await expect(german.getByText('Gerade können nur 7 Einträge gewinnen')).toBeVisible();
    await expectNoViolation(page, 'the wish');
    await german.getByRole('button', { name: 'Alle nehmen, die da sind (7)' }).click();
    await german.getByRole('button', { name: 'Ziehen' }).click();
    await expectNoViolation(page, 'the first winner');
    await german.getByRole('button', { name: 'Alle zeigen (noch 6)' }).click();
    await expect(german.getByRole('listitem')).toHaveCount(7);
    await expectNoViolation(page, 'all winners');
    const wide = await german.evaluate((card) => card.scrollWidth - card.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
