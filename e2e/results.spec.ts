import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const win = (text: string, won: number) => ({
  guid: `guid-${text}`,
  itemName: text,
  won,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: Date.now() - 3_600_000 * won,
});
async function exported(page: Page, what: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: what }).click();
  return saved;
}
const openResults = (page: Page) => page.getByRole('tab', { name: 'Results' }).click();
const openFairness = async (page: Page) => {
  await openResults(page);
  await page.getByText('Is it fair?').click();
};

test('a win is counted and set beside the chance', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('Only') });
  await openPage(page);
  await openResults(page);
  await expect(page.getByText('No results yet')).toBeVisible();
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /^Only 1 100% 100%/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^1\.Only\d+:\d\d/ })).toBeVisible();
  await page.getByText('Who won, and when').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest · now' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot({ name: 'results' });
});

test('a win of a signed-in user is recorded under their name', async ({ page, server }) => {
  await signIn(page, server);
  await openResults(page);
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.getByText('Who won, and when').click();
  await expect(page.getByRole('listitem').filter({ hasText: /ada.* · now/ })).toBeVisible();
  const [entry] = (await keptWheel(page))['wheel-definition'].history;
  expect(entry).toMatchObject({ won: 1, userId: expect.not.stringMatching(/^guest$/) });
});

test('history stands in its order, is exported, cleared, and the clearing taken back', async ({ page }) => {
  await storeWheel(page, {
    name: 'Lunch',
    slices: slicesNamed('Pizza', 'Sushi', '=1+1'),
    history: [win('Pizza', 1), win('=1+1', 2), win('Sushi', 5)],
  });
  await openPage(page);
  await openResults(page);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
  await expect(page.getByText('8 wins')).toBeVisible();

  const file = await exported(page, 'Who won, and when');
  expect(file.suggestedFilename()).toBe('Lunch results.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Choice,Wins,By,Last win');
  expect(lines[1]).toMatch(/^Sushi,5,Guest,\d{4}-/);
  expect(lines[2]).toMatch(/^"?'=1\+1"?,2,/);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
  await page.getByLabel('Messages').getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
  await page.reload();
  await openResults(page);
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
});

test('statistics: whether it looks like chance, streaks, and each win in its order', async ({ page }) => {
  await storeWheel(page, { name: 'Lunch', slices: slicesNamed('Only') });
  await openPage(page);
  for (let spin = 0; spin < 2; spin += 1) {
    await spinButton(page).click();
    await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  }
  await openFairness(page);
  await expect(page.getByText('With fewer than two choices')).toBeVisible();
  await expect(page.getByText('Only, 2 times in a row')).toHaveCount(2);

  await page.getByRole('tab', { name: 'Choices' }).click();
  await page.getByRole('textbox', { name: 'New choice' }).fill('Other');
  await page.keyboard.press('Enter');
  await openFairness(page);
  await expect(page.getByText('Not enough spins yet. Check back after about 10.')).toBeVisible();
  await expect(page.getByText('Compared with today’s chances')).toBeVisible();
  const log = await exported(page, 'Each win in order');
  expect(log.suggestedFilename()).toBe('Lunch log.csv');
  expect((await readFile(await log.path(), 'utf8')).match(/,Only,Guest\r\n/g)).toHaveLength(2);
  const statistics = await exported(page, 'Wins vs. chances');
  expect(await readFile(await statistics.path(), 'utf8')).toContain('Only,2,1,0.5,1\r\nOther,0,0,0.5,1\r\n');

  await page.reload();
  await openFairness(page);
  await expect(page.getByText('Only, 2 times in a row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.getByText('Is it fair?').click();
  await expect(page.getByText(/^(Only|Other), once$/)).toHaveCount(2);
});

test('wins that chance makes are called even, others are not', async ({ page }) => {
  const names = ['Pizza', 'Sushi', 'Tacos'];
  await storeWheel(page, {
    slices: slicesNamed(...names),
    history: [win('Pizza', 21), win('Sushi', 19), win('Tacos', 20)],
  });
  await openPage(page);
  await openFairness(page);
  await expect(page.getByText('Looks fair: as even as chance allows.')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Who may win' }).selectOption('No repeats until everyone has won');
  await openFairness(page);
  await expect(page.getByText('Fair turns spread the wins')).toBeVisible();
});

test('ten thousand results open at once and more are shown on demand', async ({ page }) => {
  const slices = manySlices(10_000);
  await storeWheel(page, { slices, history: slices.map(({ text }, place) => win(text, 1 + (place % 7))) });
  await openPage(page);
  await openResults(page);
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 200 more' }).first().click();
  await expect(page.getByRole('rowheader')).toHaveCount(220);
});

test('axe is content and nothing is cut in every look', async ({ page }) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(20);
  await storeWheel(page, { slices: slicesNamed('Pizza', long), history: [win(long, 3), win('Gone', 1)] });
  await openPage(page, '/de/');
  await page.getByRole('tab', { name: 'Ergebnisse' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expectFineInEveryLook(page, 'the results');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(0);
  }
});
