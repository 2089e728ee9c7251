import type { Page } from '@playwright/test';
import { expectNothingCut } from './support/looks.ts';
import { expectAsHighAsContent, expectCardsApart, expectRingWhole } from './support/sizes.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu, gallery } from './support/wheel-menu.ts';
import { boxOf, openLook, openPage } from './support/wheel-page.ts';
import { colorsAround, wheelPicture } from './support/wheel-picture.ts';

// Engines resolve heights, clipping and popovers differently: what is there by its role may look broken.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the first view is whole: the wheel in its colours and round, its names in the display font', async ({
  page,
}) => {
  await storeWheel(page, { slices: slicesNamed('a', 'b', 'c', 'd') });
  await openPage(page);
  await expectNothingCut(page, 'the first view');
  const wheel = await boxOf(wheelPicture(page));
  expect(Math.abs(wheel.width - wheel.height)).toBeLessThan(1);
  expect(wheel.width).toBeGreaterThan(450);
  const colors = await colorsAround(page, 40, 0.85);
  expect(colors.filter((color) => Math.max(...color) - Math.min(...color) > 60).length).toBeGreaterThan(30);
  expect(new Set(colors.map(String)).size).toBeGreaterThan(1);
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(fonts.length, 'fonts of the page').toBeGreaterThan(0);
});

test('panels that open over the page are as high as their content', async ({ page }) => {
  await openPage(page);
  await press(page, 'More');
  await expectAsHighAsContent(page.getByRole('dialog', { name: 'More' }), 'More');
  await page.keyboard.press('Escape');
  await press(page, 'Draw options');
  await expectAsHighAsContent(page.getByRole('dialog', { name: 'Draw options' }), 'Draw options');
  await page.keyboard.press('Escape');
  for (const name of [/^Wheel: /, 'Sort', 'More for all choices', 'Options for Pizza']) {
    await page.getByRole('button', { name }).click();
    await expectAsHighAsContent(page.getByRole('menu'), String(name));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('the cards of scenes and samples lie beside each other', async ({ page }) => {
  await openPage(page);
  await openLook(page);
  await expectCardsApart(page.getByRole('group', { name: 'Scene' }), 'button', 'scenes');
  await expectNothingCut(page, 'Look');
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await expect(gallery(page).getByRole('listitem').first()).toBeVisible();
  await expectCardsApart(gallery(page), 'li', 'samples');
});

test('the ring of the focus is whole on the buttons of a row, of the header and of the stage', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.press('Tab');
  for (const [name, role] of [
    ['Move Pizza', 'button'],
    ['Pizza on the wheel', 'switch'],
    ['Options for Pizza', 'button'],
  ] as const) {
    await page.getByRole(role, { name, exact: true }).focus();
    await expectRingWhole(page, name);
  }
  for (const name of ['More', 'Share', 'Draw options']) {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await expectRingWhole(page, name);
  }
});

test('Escape closes what has a search field, at its first press', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await expect(gallery(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await chooseFromWheelMenu(page, 'My wheels');
  const library = page.getByRole('dialog', { name: 'My wheels' });
  await expect(library).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
});
