import type { Page } from '@playwright/test';
import { goLive, liveButton, roomCode } from './support/live.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawOptions } from './support/wheel-menu.ts';
import { choiceRow, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const full = { of: 1, left: 1, won: 0 };

async function edit(page: Page, text: string): Promise<void> {
  await choiceRow(page, text)
    .getByRole('button', { name: `Options for ${text}` })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

async function win(page: Page): Promise<string> {
  await spinButton(page).click();
  const name = await winnerDialog(page).getByRole('heading').textContent();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  return name ?? '';
}

test('prizes run out, leave the wheel, and are filled up again', async ({ page }) => {
  const slices = slicesNamed('Mug', 'Shirt').map((slice) => ({ ...slice, stock: full }));
  await storeWheel(page, {
    slices: slices.map((slice, place) => (place === 0 ? slice : { ...slice, stock: 7 })),
  });
  await openPage(page);
  await expect(choiceRow(page, 'Mug')).toContainText('1 of 1 left');
  await expect(choiceRow(page, 'Shirt')).not.toContainText('left');

  const dialog = page.getByRole('dialog', { name: 'Edit choice' });
  await edit(page, 'Shirt');
  await dialog.getByText('Prizes', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: 'How many there are' }).fill('1');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('spinbutton', { name: 'How many are left now' })).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(choiceRow(page, 'Shirt')).toContainText('1 of 1 left');

  const first = await win(page);
  await expect(choiceRow(page, first)).toContainText('none left');
  const second = first === 'Mug' ? 'Shirt' : 'Mug';
  await expect(choiceRow(page, second)).toContainText('100%');
  expect(await win(page)).toBe(second);
  await expect(spinButton(page)).toBeDisabled();

  // They are gone after a reload too, and clearing the winners gives none back.
  await page.reload();
  await expect(choiceRow(page, first)).toContainText('none left');
  await edit(page, first);
  await dialog.getByRole('button', { name: 'Refill' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(choiceRow(page, first)).toContainText('1 of 1 left');
  expect(await win(page)).toBe(first);
});

test('in a room the overlay shows the prizes left, and isn’t counted as a viewer', async ({
  page: host,
  another,
}) => {
  const slices = slicesNamed('Mug', 'Shirt').map((slice) => ({ ...slice, stock: full }));
  const code = roomCode(await goLive(host, { slices }));
  const overlay = await another();
  await overlay.goto(`/en/overlay/${code}?show=wheel,prizes,legend`);
  const prizes = overlay
    .getByRole('region')
    .or(overlay.locator('section'))
    .filter({ hasText: 'Prizes left' });
  await expect(prizes.getByText('1 of 1 left')).toHaveCount(2);
  await expect(liveButton(host)).toHaveText(/1$/);
  const first = await win(host);
  await expect(prizes.getByText('0 of 1 left')).toHaveCount(1);
  await expect(overlay.getByText('100%')).toHaveCount(1);
  expect(await win(host)).not.toBe(first);
  await expect(prizes.getByText('0 of 1 left')).toHaveCount(2);
  await expect(liveButton(host)).toHaveText(/1$/);
  await expect(spinButton(host)).toBeDisabled();
});

test('spins owed tick down on the stage and the overlay, which names the last three of an elimination', async ({
  page: host,
  another,
}) => {
  const code = roomCode(await goLive(host));
  const overlay = await another();
  await overlay.goto(`/en/overlay/${code}?show=wheel,standing,owed`);
  await host.getByRole('button', { name: 'Draw options' }).click();
  const options = drawOptions(host);
  await options.getByRole('switch', { name: 'Hide winners automatically' }).click();
  await options.getByText('Spins owed').click();
  await options.getByRole('textbox', { name: 'For whom' }).fill('Ann');
  await options.getByRole('spinbutton', { name: 'How many spins' }).fill('2');
  await options.getByRole('button', { name: 'Add to the queue' }).click();
  await options.getByRole('textbox', { name: 'For whom' }).fill('Ben');
  await host.keyboard.press('Enter');
  await host.keyboard.press('Escape');
  await expect(host.getByText('Ann: 2 spins left')).toBeVisible();
  await expect(host.getByText('Then: Ben')).toBeVisible();
  const next = overlay.locator('section', { hasText: 'Next spins' }).getByRole('listitem');
  await expect(next).toHaveText([/Ann.*2 spins/, /Ben.*2 spins/]);
  await expect(overlay.getByRole('heading', { name: '4 still in' })).toBeVisible();

  const out = await win(host);
  await expect(host.getByText('Ann: 1 spin left')).toBeVisible();
  await expect(next).toHaveText([/Ann.*1 spin/, /Ben/]);
  const standing = overlay.locator('section', { hasText: '3 still in' });
  await expect(standing.getByRole('listitem')).toHaveCount(3);
  await expect(standing.getByText(out)).toHaveCount(0);
  await win(host);
  await expect(host.getByText('Ben: 2 spins left')).toBeVisible();
  await win(host);
  await expect(overlay.getByRole('heading', { name: 'The last one' })).toBeVisible();
});
