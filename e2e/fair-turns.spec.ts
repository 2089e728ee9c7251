import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceRow, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround } from './support/wheel-picture.ts';

const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
const wheelOf = (page: Page, description: RegExp | string) => page.getByRole('img', { name: description });
const win = (text: string, lastWonTimestamp: number) => ({
  guid: `guid-${text}`,
  itemName: text,
  won: 1,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp,
});

async function chooseTurns(page: Page, mode: string): Promise<void> {
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Who may win' }).selectOption(mode);
}

/** Spins once. Returns the winner. */
async function spinOnce(page: Page): Promise<string> {
  await spinButton(page).click();
  await expect(winnerDialog(page).getByRole('heading')).toHaveText(new RegExp(`^(${names.join('|')})$`));
  const winner = (await winnerDialog(page).getByRole('heading').textContent()) ?? '';
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(winnerDialog(page)).toHaveCount(0);
  return winner;
}

test('no choice wins twice until all had a turn, also after a reload', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed(...names) });
  await openPage(page);
  await chooseTurns(page, 'No repeats until everyone has won');
  const round: string[] = [];
  for (const left of [3, 2, 1]) {
    round.push(await spinOnce(page));
    await expect(wheelOf(page, `Wheel with ${left} choice`)).toBeVisible();
    await expect(page.getByText(`${4 - left} already picked`)).toBeVisible();
    if (left > 1) continue;
    await page.reload();
    await expect(wheelOf(page, 'Wheel with 1 choice')).toBeVisible();
    await expect(page.getByText('already picked', { exact: true })).toHaveCount(3);
    await expect(choiceRow(page, round[0] ?? '')).toContainText('already picked');
  }
  round.push(await spinOnce(page));
  expect(round.sort()).toEqual(names);
  await expect(wheelOf(page, 'Wheel with 4 choices')).toBeVisible();
  await expect(page.getByText('each 1 in 4', { exact: true })).toBeVisible();
});

test('turns begin with everybody, and a new round lets everybody win again', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed(...names), history: [win('Ben', 1000), win('Cleo', 2000)] });
  await openPage(page);
  await chooseTurns(page, 'No repeats until everyone has won');
  await expect(wheelOf(page, 'Wheel with 4 choices')).toBeVisible();
  await spinOnce(page);
  await expect(wheelOf(page, 'Wheel with 3 choices')).toBeVisible();
  await page.getByRole('button', { name: 'New round' }).click();
  await expect(wheelOf(page, 'Wheel with 4 choices')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(wheelOf(page, 'Wheel with 3 choices')).toBeVisible();
});

test('recent winners have smaller slices, and the odds say so', async ({ page }) => {
  const colors = { Anna: '#ff0000', Ben: '#00ff00', Cleo: '#0000ff', Dora: '#ffffff' };
  const slices = slicesNamed(...names).map((slice) => ({
    ...slice,
    background: colors[slice.text as keyof typeof colors],
  }));
  const history = [win('Anna', 3000), win('Ben', 2000), win('Cleo', 1000)];
  await storeWheel(page, { slices, history, driftAnimation: { enabled: false } });
  await openPage(page);
  await expect(page.getByText('each 1 in 4', { exact: true })).toBeVisible();
  await chooseTurns(page, 'Recent winners less likely');
  await page.getByRole('tab', { name: 'Choices' }).click();
  for (const [name, odds] of [
    ['Anna', '6.7% · 1 in 15'],
    ['Ben', '13.3% · 2 in 15'],
    ['Cleo', '26.7% · 4 in 15'],
    ['Dora', '53.3% · 8 in 15'],
  ] as const)
    await expect(choiceRow(page, name)).toContainText(odds);
  const blue = async () => {
    const around = await colorsAround(page, 120, 0.3);
    return around.filter(([red, green, blue]) => blue > 180 && red < 80 && green < 80).length / 120;
  };
  await expect.poll(blue).toBeCloseTo(4 / 15, 1);
  const winner = await spinOnce(page);
  await expect(choiceRow(page, winner)).toContainText('6.7% · 1 in 15');
});

test('a choice that has had a turn visibly leaves the wheel with the popup', async ({ page }) => {
  const slices = slicesNamed('Anna', 'Ben').map((slice) => ({
    ...slice,
    background: slice.text === 'Anna' ? '#ff0000' : '#0000ff',
  }));
  await storeWheel(page, { slices, turns: { mode: 'noRepeats' }, driftAnimation: { enabled: false } });
  await openPage(page);
  const shareOfAnna = async () => {
    const around = await colorsAround(page, 60, 0.3);
    return around.filter(([red, , blue]) => red > blue).length / 60;
  };
  await expect.poll(shareOfAnna).toBeCloseTo(0.5, 1);
  const winner = await spinOnce(page);
  await expect.poll(shareOfAnna).toBeCloseTo(winner === 'Anna' ? 0 : 1, 1);
});

test('who is absent today cannot win, until they are here again', async ({ page }) => {
  const slices = slicesNamed('Anna', 'Ben').map((slice) => ({ ...slice, absentOn: '2020-01-01' }));
  await storeWheel(page, { slices });
  await openPage(page);
  await expect(page.getByText('each 1 in 2', { exact: true })).toBeVisible();
  await choiceRow(page, 'Anna').getByRole('button', { name: 'Options for Anna' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Absent today' }).focus();
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'Anna')).toContainText('absent today');
  await expect(choiceRow(page, 'Ben')).toHaveText('Ben');
  for (let spin = 0; spin < 3; spin += 1) expect(await spinOnce(page)).toBe('Ben');
  await page.reload();
  await expect(wheelOf(page, 'Wheel with 1 choice: Ben')).toBeVisible();
  await choiceRow(page, 'Anna').getByRole('button', { name: 'Options for Anna' }).click();
  await page.getByRole('menuitem', { name: 'Back today' }).click();
  await expect(wheelOf(page, 'Wheel with 2 choices')).toBeVisible();
  const { slices: kept } = (await keptWheel(page))['wheel-definition'];
  expect(kept[0]).not.toHaveProperty('absentOn');
});

test('everybody absent: there is nothing to spin', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv-SE');
  await storeWheel(page, { slices: slicesNamed('Anna').map((slice) => ({ ...slice, absentOn: today })) });
  await openPage(page);
  await expect(spinButton(page)).toBeDisabled();
});

test('axe is content in every look, in German', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv-SE');
  const slices = slicesNamed(...names).map((slice, place) =>
    place === 0 ? { ...slice, absentOn: today } : slice,
  );
  await storeWheel(page, { slices, turns: { mode: 'noRepeats', since: 0 }, history: [win('Ben', 1000)] });
  await openPage(page, '/de/');
  await expect(page.getByText('heute abwesend')).toBeAttached();
  await expect(page.getByText('war schon dran')).toBeAttached();
  await expectFineInEveryLook(page, 'the list');
  await page.getByRole('tab', { name: 'Optionen' }).click();
  await expect(page.getByRole('combobox', { name: 'Wer gewinnen kann' })).toHaveValue('noRepeats');
  await expectFineInEveryLook(page, 'the settings');
});
