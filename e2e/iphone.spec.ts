import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore, chooseFromWheelMenu } from './support/wheel-menu.ts';
import { boxOf, openLook, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Safari zooms in on a field with smaller letters when it gets the focus, and never out again. */
const smallestLetters = 16;

/** The fields on the screen, by name and size of letters in px. */
const fieldsIn = (page: Page): Promise<[name: string, letters: number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable="true"]')]
      .filter(
        (each) => !each.matches('[type=checkbox], [type=radio], [type=range], [type=color], [type=file]'),
      )
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => [
        `${each.ariaLabel ?? each.id} ${each.className}`,
        Number.parseFloat(getComputedStyle(each).fontSize),
      ]),
  );

/** Surfaces with fields, each shown after the one before. */
const surfaces: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the list', async () => undefined],
  ['the text view', (page) => page.getByText('Text', { exact: true }).click()],
  ['Look', openLook],
  ['Sound', (page) => page.getByRole('tab', { name: 'Sound' }).click()],
  ['Settings', (page) => page.getByRole('tab', { name: 'Settings' }).click()],
  ['Results', (page) => page.getByRole('tab', { name: 'Results' }).click()],
  ['Draw options', (page) => page.getByRole('button', { name: 'Draw options' }).click()],
  ['More', (page) => page.getByRole('button', { name: 'More', exact: true }).first().click()],
  ['the samples', (page) => chooseFromWheelMenu(page, 'Sample wheels…')],
  ['the wheels', (page) => chooseFromWheelMenu(page, 'My wheels')],
  ['the name', (page) => chooseFromWheelMenu(page, 'Name and description…')],
];

test('a field that gets the focus doesn’t zoom the page', async ({ page }) => {
  test.slow(); // many surfaces
  let seen = 0;
  const expectLargeLetters = async (where: string) => {
    const fields = await fieldsIn(page);
    seen += fields.length;
    expect(
      fields.filter(([, letters]) => letters < smallestLetters),
      where,
    ).toEqual([]);
  };
  await openPage(page);
  for (const [name, show] of surfaces) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
    await show(page);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectLargeLetters(name);
  }
  for (const path of ['/login', '/en/feedback', '/en/live', '/en/verify']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeLetters(path);
  }
  expect(seen).toBeGreaterThan(12);
});

test('without full screen the presenter is a layout of the page, and its bar the way back', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await storeWheel(page, { slices: slicesNamed('Anna', 'Ben') });
  await openPage(page);
  await expect(page.getByRole('button', { name: /full screen/i })).toHaveCount(0);
  await chooseFromMore(page, 'Presenter mode');
  const bar = page.getByRole('region', { name: 'Presenter mode' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const part of [page.getByRole('img', { name: /^Wheel with/ }), bar, spinButton(page)]) {
    const box = await boxOf(part);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(390);
    expect(box.bottom).toBeLessThanOrEqual(844);
  }
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
