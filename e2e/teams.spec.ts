import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expectFineInEveryLook, looks, wear } from './support/looks.ts';
import { manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseDrawMode, drawOptions as panel, unfoldOfficialDraw } from './support/wheel-menu.ts';
import { openPage, spinButton } from './support/wheel-page.ts';

const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Teams' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const count = (page: Page, name: string) => panel(page).getByRole('textbox', { name });
const cards = (page: Page) => dialog(page).locator('li', { has: page.getByRole('textbox') });
const membersOf = (page: Page, team: number) =>
  cards(page)
    .nth(team - 1)
    .getByRole('listitem');

async function openTeams(page: Page, slices: object[] = slicesNamed(...names)): Promise<void> {
  await storeWheel(page, { name: 'Class', slices });
  await openPage(page);
  await chooseDrawMode(page, 'Teams');
}

async function teamsShown(page: Page, sizes: number[]): Promise<string[][]> {
  await expect(cards(page)).toHaveCount(sizes.length);
  const teams: string[][] = [];
  for (const [place, size] of sizes.entries()) {
    await expect(membersOf(page, place + 1)).toHaveCount(size);
    teams.push(await membersOf(page, place + 1).allTextContents());
  }
  return teams;
}

test('everyone is in one balanced team; names are written over, kept when shuffled, copied and saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTeams(page);
  await count(page, 'Teams').fill('3');
  await page.keyboard.press('Control+Enter');
  const teams = await teamsShown(page, [3, 2, 2]);
  expect(teams.flat().sort()).toEqual(names);
  await dialog(page).getByRole('textbox', { name: 'Name of team 2' }).fill('Owls');
  await button(page, 'Shuffle again').click();
  await expect(dialog(page).getByRole('textbox', { name: 'Name of team 2' })).toHaveValue('Owls');
  const [first, second, third] = await teamsShown(page, [3, 2, 2]);
  const text = [
    ['Team 1', ...(first ?? []), ''],
    ['Owls', ...(second ?? []), ''],
    ['Team 3', ...(third ?? []), ''],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n');
  await button(page, 'Save').click();
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
  expect(file.suggestedFilename()).toBe('Class teams.csv');
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(rows[0]).toBe('\ufeffTeam,Choice');
  expect(rows.filter((row) => row.startsWith('Owls,'))).toEqual(second?.map((name) => `Owls,${name}`));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(spinButton(page)).toBeFocused();
});

test('teams of a size; who is off or absent does not play', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv-SE');
  const slices = slicesNamed(...names).map((slice) => ({
    ...slice,
    active: slice.text !== 'Anna',
    ...(slice.text === 'Ben' ? { absentOn: today } : {}),
  }));
  await openTeams(page, slices);
  await expect(panel(page).getByText('5 choices take part.')).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Split by' }).selectOption('Team size');
  await count(page, 'Members per team').fill('2');
  await spinButton(page).click();
  const teams = await teamsShown(page, [2, 2, 1]);
  expect(teams.flat().sort()).toEqual(['Cleo', 'Dora', 'Emil', 'Fay', 'Gus']);
  await button(page, 'Split differently').click();
  await expect(count(page, 'Members per team')).toHaveValue('2');
});

test('what makes no teams is answered by a sentence', async ({ page }) => {
  await openTeams(page, slicesNamed('Anna', 'Ben', 'Cleo'));
  await count(page, 'Teams').fill('4');
  await expect(panel(page).getByText('You can make up to 3 teams.')).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Split by' }).selectOption('Team size');
  await expect(panel(page).getByText('That puts everyone on one team.')).toBeVisible();
  await spinButton(page).click();
  await expect(panel(page).getByText('That puts everyone on one team.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('on a phone no default name of a team is cut in wide letters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = { font: 'Verdana, "DejaVu Sans", sans-serif' };
  await storeWheel(page, { slices: slicesNamed(...names), text, draw: { mode: 'teams', teams: 6 } });
  for (const language of ['en', 'fr']) {
    await openPage(page, `/${language}/`);
    await page.keyboard.press('Space');
    const inputs = page.getByRole('dialog').getByRole('textbox');
    await expect(inputs).toHaveCount(6);
    const widths = await inputs.evaluateAll((all) =>
      (all as HTMLInputElement[]).map((input) => {
        const { font, paddingInlineStart } = getComputedStyle(input);
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.font = font;
        const room = input.clientWidth - 2 * Number.parseFloat(paddingInlineStart);
        return room - context.measureText(input.value).width;
      }),
    );
    expect(Math.min(...widths), language).toBeGreaterThan(0);
  }
});

test('official teams follow from the order of one receipt, which a stranger checks', async ({
  page,
  another,
}) => {
  const slices = slicesNamed(...names).map((slice, place) => ({ ...slice, weight: place + 1 }));
  await openTeams(page, slices);
  await count(page, 'Teams').fill('2');
  await unfoldOfficialDraw(page);
  await expect(panel(page).getByText(/^[0-9a-f]{64}$/)).toBeAttached();
  await expect(panel(page).getByText('the first to the first team')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Draw now' }).click();
  const [first, second] = await teamsShown(page, [4, 3]);
  await button(page, 'Save').click();
  const address = await dialog(page).getByRole('link', { name: 'Check this draw' }).getAttribute('href');

  const stranger = await another();
  await openPage(stranger, address ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  const order = [0, 1, 2, 3].flatMap((place) => [first?.[place], second?.[place]]).slice(0, 7);
  await expect(stranger.getByRole('list').first().getByRole('listitem')).toHaveText(order as string[]);
  await expect(stranger.getByText('this order was dealt out')).toBeVisible();
  await stranger.getByText('7 choices took part').click();
  await expect(stranger.getByRole('cell', { name: '1', exact: true })).toHaveCount(7);
});

test('a thousand and more are split here, but not officially', async ({ page }) => {
  await openTeams(page, manySlices(1001));
  await unfoldOfficialDraw(page);
  await expect(panel(page).getByText('An official draw has at most 1,000 places')).toBeVisible();
  await spinButton(page).click();
  await expect(cards(page).first()).toContainText('501 members');
});

test('nothing is cut and axe is content in every look, in German', async ({ page }) => {
  test.slow();
  await storeWheel(page, { slices: slicesNamed(...names, 'Donaudampfschifffahrt'.repeat(5)) });
  await openPage(page, '/de/');
  await chooseDrawMode(page, 'Teams');
  const german = page.getByRole('dialog', { name: 'Teams' });
  await count(page, 'Teams').fill('12');
  await expect(panel(page).getByText('Möglich sind bis zu 8 Teams.')).toBeVisible();
  await expectFineInEveryLook(page, 'the wish');
  await count(page, 'Teams').fill('3');
  await page.keyboard.press('Control+Enter');
  await expect(german.getByRole('textbox')).toHaveCount(3);
  await expect(german.getByRole('button', { name: 'Neu mischen' })).toBeFocused();
  for (const look of looks) {
    await wear(page, look);
    await expectNoViolation(page, 'the teams');
    await german.getByRole('button', { name: 'Speichern', exact: true }).scrollIntoViewIfNeeded();
    await expect(german.getByRole('button', { name: 'Speichern', exact: true })).toBeInViewport();
    const wide = await german.evaluate((card) => card.scrollWidth - card.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
