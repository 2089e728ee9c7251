import type { Page } from '@playwright/test';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawMode, drawOptions as options } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const choose = (page: Page, mode: string) =>
  page.getByRole('radiogroup', { name: 'How to draw' }).getByText(mode, { exact: true }).click();
const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

test.beforeEach(({ page }) => storeWheel(page, { slices: slicesNamed(...names) }));

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('several winners are two clicks away; the number stays with the wheel and can be undone', async ({
      page,
    }) => {
      await openPage(page);
      await choose(page, 'Several');
      await expect(options(page).getByRole('textbox', { name: 'Winners' })).toHaveValue('3');
      await expect(options(page)).toMatchAriaSnapshot({ name: 'draw-options' });
      await spinButton(page).click();
      await expect(page.getByRole('dialog').getByText(/^Winner 1 of 3$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Draw options' }).click();
      await options(page).getByRole('button', { name: 'Winners: more' }).click();
      await expect(options(page).getByRole('textbox', { name: 'Winners' })).toHaveValue('4');
      await page.keyboard.press('Escape');
      await expect(options(page)).toBeHidden();
      await page.reload();
      await expect(drawMode(page, 'Several')).toBeChecked();
      await expect(page.getByRole('radiogroup', { name: 'How to draw' })).toMatchAriaSnapshot({
        name: 'draw-modes',
      });
      expect((await keptWheel(page))['wheel-definition']).toMatchObject({
        draw: { mode: 'several', winners: 4 },
      });
    });

    test('teams are two clicks away; everyone once is the rule of turns that the settings show', async ({
      page,
    }) => {
      await openPage(page);
      await choose(page, 'Teams');
      await spinButton(page).click();
      await expect(
        page.getByRole('dialog').getByText('Team 2').or(page.getByLabel('Name of team 2')).first(),
      ).toBeVisible();
      await openPage(page);
      await choose(page, 'Everyone once');
      await expect(drawMode(page, 'Everyone once')).toBeChecked();
      await spinButton(page).click();
      await expect(winnerDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Settings' }).click();
      await expect(page.getByRole('combobox', { name: 'Who may win' })).toHaveValue('noRepeats');
      await choose(page, 'One');
      await expect(page.getByRole('combobox', { name: 'Who may win' })).toHaveValue('none');
    });
  });
}

test('the winner leaves the wheel by itself, and undo brings it back', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Draw options' }).click();
  await options(page).getByRole('switch', { name: 'Hide winners automatically' }).click();
  await page.keyboard.press('Escape');
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  const active = async () =>
    (await keptWheel(page))['wheel-definition'].slices.filter((slice) => slice.active).length;
  await expect.poll(active).toBe(names.length - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(active).toBe(names.length);
});

test('works by keyboard: arrows choose, Enter opens the options, Escape closes them, one undo takes it back', async ({
  page,
}) => {
  await openPage(page);
  await drawMode(page, 'One').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(drawMode(page, 'Teams')).toBeChecked();
  await expect(options(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(options(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toBeHidden();
  await expect(drawMode(page, 'Teams')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(drawMode(page, 'One')).toBeChecked();
});

test('more winners than choices: the panel says so, and nothing is drawn', async ({ page }) => {
  await openPage(page);
  await choose(page, 'Several');
  const field = options(page).getByRole('textbox', { name: 'Winners' });
  await field.fill('12');
  await expect(options(page)).toContainText('You can draw up to 6');
  await field.fill('x');
  await field.blur();
  await expect(field).toHaveValue('12');
  await page.keyboard.press('Escape');
  await spinButton(page).click();
  await expect(options(page)).toContainText('You can draw up to 6');
  await options(page).getByRole('button', { name: 'Draw all 6' }).click();
  await expect(field).toHaveValue('6');
});

test('the options open and close by the same button, follow the mode, and give the focus back', async ({
  page,
}) => {
  await openPage(page);
  const button = page.getByRole('button', { name: 'Draw options' });
  for (const isShown of [true, false, true, false]) {
    await button.click();
    await expect(options(page)).toBeVisible({ visible: isShown });
    await expect(button).toHaveAttribute('aria-expanded', String(isShown));
  }
  for (const isShown of [true, false]) {
    await button.press('Enter');
    await expect(options(page)).toBeVisible({ visible: isShown });
  }
  await expect(button).toBeFocused();

  await choose(page, 'Several');
  await expect(options(page).getByRole('heading', { name: 'Several' })).toBeVisible();
  await choose(page, 'Teams');
  await expect(options(page).getByRole('heading', { name: 'Teams' })).toBeVisible();
  await choose(page, 'Teams');
  await expect(options(page)).toBeHidden();

  await button.press('Enter');
  await expect(options(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the chosen mode stands out from the others in light and dark', async ({ page }) => {
  await openPage(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const contrast = await drawMode(page, 'One').evaluate((radio) => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (/rgb\((.+?)\)/.exec(color)?.[1] ?? '')
          .split(',')
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const pill = radio.closest('label') as HTMLElement;
      const edge = luminance(getComputedStyle(pill).boxShadow);
      const ground = luminance(getComputedStyle(pill.parentElement as HTMLElement).backgroundColor);
      return (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(3);
  }
});
