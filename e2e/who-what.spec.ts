import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { goLive, roomCode, watch } from './support/live.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawOptions, openOfficialDraw } from './support/wheel-menu.ts';
import { choiceRow, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const prize = (text: string, of: number) => ({
  ...(slicesNamed(text)[0] as object),
  prize: true,
  stock: { of, left: of, won: 0 },
});
const named = (page: Page) => winnerDialog(page).getByRole('heading');
const result = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('one turn says who, the next one what, by keyboard alone; the prize counts down', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('Anna'), name: 'Raffle' });
  await openPage(page);
  await page.getByRole('button', { name: 'Draw options' }).click();
  await drawOptions(page).getByText('Prizes after a winner').click();
  await drawOptions(page).getByRole('textbox', { name: 'Prize', exact: true }).fill('Mug');
  await page.keyboard.press('Enter');
  await expect(drawOptions(page).getByRole('listitem')).toHaveText(/Mug · 1 of 1 left/);
  await expectNoViolation(page, 'the panel of the prizes');
  await page.keyboard.press('Escape');
  await expect(choiceRow(page, 'Mug')).toContainText('a prize');

  await spinButton(page).focus();
  await page.keyboard.press('Space');
  await expect(named(page)).toHaveText('Anna');
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin for the prize' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(named(page)).toHaveText('Mug');
  await expect(winnerDialog(page)).toContainText('Anna wins');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Anna → Mug')).toBeVisible();
  await expect(choiceRow(page, 'Mug')).toContainText('none left');

  // With none left there is no second turn.
  await spinButton(page).click();
  await expect(named(page)).toHaveText('Anna');
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin for the prize' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByText('Who won, and when').click();
  await expect(result(page, 'Anna → Mug')).toHaveCount(1);
});

test('a prize that waits is called off, and undone; a winner who is hidden gets none', async ({ page }) => {
  await storeWheel(page, { slices: [...slicesNamed('Anna', 'Ben'), prize('Mug', 5)], name: 'Raffle' });
  await openPage(page);
  await spinButton(page).click();
  const name = (await named(page).textContent()) ?? '';
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  const line = page.getByText(`Next: a prize for ${name}`);
  await expect(line).toBeVisible();
  await expectNoViolation(page, 'the turn of the prizes');
  await page.reload();
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'No prize' }).click();
  await expect(line).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line).toBeVisible();
  await spinButton(page).click();
  await expect(named(page)).toHaveText('Mug');
  await page.keyboard.press('Escape');
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  await expect(page.getByText('Next: a prize')).toBeHidden();
});

test('the prize of an official winner is drawn officially, by the next receipt of the same chain', async ({
  page,
  another,
}) => {
  const id = '0f3c5a52-54b5-4a0e-9f05-3b8e2f0d7c21';
  await storeWheel(page, { slices: [...slicesNamed('Anna'), prize('Mug', 5)], name: 'Raffle' }, { id });
  await openPage(page);
  await openOfficialDraw(page);
  await drawOptions(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(named(page)).toHaveText('Anna');
  await winnerDialog(page).getByRole('button', { name: 'Spin for the prize' }).click();
  await expect(named(page)).toHaveText('Mug');
  const receipt = winnerDialog(page).getByRole('link', { name: 'Check this draw' });
  const address = (await receipt.getAttribute('href')) ?? '';
  const stranger = await another();
  await openPage(stranger, address);
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  await expect(stranger.getByText(/Raffle → Anna/)).toBeVisible();
});

test('in a room everyone sees who and what, and so does the overlay', async ({ page: host, another }) => {
  const slices = [...slicesNamed('Anna'), prize('Mug', 2)] as ReturnType<typeof slicesNamed>;
  const link = await goLive(host, { slices });
  const viewer = await watch(await another(), link);
  const overlay = await another();
  await overlay.goto(`/en/overlay/${roomCode(link)}?show=winner,prizes,last`);
  const onAir = overlay.getByRole('region', { name: 'The winner', exact: true });
  await expect(overlay.getByText('2 of 2 left')).toBeVisible();
  await spinButton(host).click();
  await expect(onAir).toContainText('Anna');
  await expect(named(viewer)).toHaveText('Anna');
  await winnerDialog(host).getByRole('button', { name: 'Spin for the prize' }).click();
  await expect(onAir).toHaveText(/Anna →\s*Mug/);
  await expect(named(viewer)).toHaveText('Mug');
  await expect(winnerDialog(viewer)).toContainText('Anna wins');
  await winnerDialog(host).getByRole('button', { name: 'Done' }).click();
  await expect(onAir).toBeHidden();
  await expect(overlay.getByText('1 of 2 left')).toBeVisible();
  await expect(overlay.getByText('Anna → Mug')).toBeVisible();
  await spinButton(host).click();
  await expect(onAir).toContainText('Anna');
});
