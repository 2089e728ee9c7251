import type { Page } from '@playwright/test';
import { expectSpinTowards, openFlickable, strokeByMouse } from './support/flick.ts';
import { expect, test } from './support/test.ts';
import { boxOf, spinButton, winnerDialog } from './support/wheel-page.ts';
import { shownRotation, wheelPicture } from './support/wheel-picture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Drags the wheel's upper edge sideways. */
async function drag(page: Page, by: number, rests = 0): Promise<void> {
  const box = await boxOf(wheelPicture(page));
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.2];
  await strokeByMouse(page, { from: [x - by / 2, y], by: [by, 0], rests });
}

for (const [way, by] of [
  ['clockwise', 240],
  ['backwards', -240],
] as const)
  test(`a flick spins the wheel ${way}, and the popup shows who is under the pointer`, async ({ page }) => {
    await openFlickable(page);
    await drag(page, by);
    await expectSpinTowards(page, by);
    await expect(winnerDialog(page)).toBeVisible();
  });

test('a slow drag turns the wheel under the hand and leaves it there; a click still spins', async ({
  page,
}) => {
  await openFlickable(page);
  const before = await shownRotation(page);
  await drag(page, 200, 400);
  await expect(spinButton(page)).toBeEnabled();
  expect(Math.abs((await shownRotation(page)) - before)).toBeGreaterThan(0.3);
  await wheelPicture(page).click({ position: { x: 100, y: 200 } });
  await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
});

test('switched off, the wheel does not follow the hand, also after a reload', async ({ page }) => {
  await openFlickable(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Flick to spin' }).uncheck();
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Flick to spin' })).not.toBeChecked();
  const before = await shownRotation(page);
  const box = await boxOf(wheelPicture(page));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.4, { steps: 4 });
  expect(await shownRotation(page)).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.up();
});
