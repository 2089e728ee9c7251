import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromMore, wheelName } from './support/wheel-menu.ts';
import { boxOf, openPage } from './support/wheel-page.ts';

const label = (page: Page) => wheelName(page).getByRole('button');
const field = (page: Page) => page.getByRole('textbox', { name: 'Rename' });

test('a click on the name renames the wheel in place, and that can be undone', async ({ page }) => {
  await openPage(page);
  await label(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('What’s for lunch?');
  await page.keyboard.type('Class 5b');
  await page.keyboard.press('Enter');
  await expect(label(page)).toHaveText('Class 5b');
  await expect(label(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(label(page)).toHaveText('What’s for lunch?');
});

test('Escape and an empty field bring the old name back; leaving the field keeps the new one', async ({
  page,
}) => {
  await openPage(page);
  await label(page).press('Enter');
  await field(page).fill('Not this');
  await page.keyboard.press('Escape');
  await expect(label(page)).toHaveText('What’s for lunch?');
  await expect(label(page)).toBeFocused();

  await label(page).press('Enter');
  await field(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(label(page)).toHaveText('What’s for lunch?');

  await label(page).click();
  await field(page).fill('Friday raffle');
  await addChoice(page, 'Dumplings');
  await expect(label(page)).toHaveText('Friday raffle');
  await page.reload();
  await expect(label(page)).toHaveText('Friday raffle');
});

test('the menu beside the name holds what one does with a file, the rest is in “More”', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: /^Wheel: / }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'New wheel',
    'Describe a wheel…',
    'Sample wheels…',
    'My wheels',
    'Open a wheel file…',
    'Duplicate',
    'Save as a file',
    'Name and description…',
  ]);
  await page.keyboard.press('Escape');
  await chooseFromMore(page, 'Keyboard shortcuts');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a long name is shortened: the bar never overflows', async ({ page }) => {
  const name = 'Wer aus der Klasse 5b bringt nächste Woche den Kuchen zum Sommerfest mit?';
  await storeWheel(page, { name, slices: slicesNamed('Ada', 'Ben') });
  await openPage(page, '/de/');
  const arrow = page.getByRole('button', { name: /^Rad: / });
  for (const width of [320, 360, 390, 479, 480, 640, 720, 820, 899, 900, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const title = await boxOf(label(page));
    expect(title.width, `the name at ${width} px`).toBeGreaterThan(60);
    expect(title.right, `the name at ${width} px`).toBeLessThanOrEqual((await boxOf(arrow)).x + 9);
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      const box = await boxOf(button);
      expect(box.right, `${await button.getAttribute('aria-label')} at ${width} px`).toBeLessThanOrEqual(
        width,
      );
    }
    await label(page).click();
    const box = await boxOf(page.getByRole('textbox', { name: 'Umbenennen' }));
    expect(box.right, `the field at ${width} px`).toBeLessThanOrEqual((await boxOf(arrow)).x + 9);
    await page.keyboard.press('Escape');
  }
});
