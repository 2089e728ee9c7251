import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { isTurning, wheelPicture } from './support/wheel-picture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const isReady = (page: Page) =>
  expect.poll(() => wheelPicture(page).evaluate((plate) => plate.style.touchAction)).not.toBe('');

async function openWheel(page: Page): Promise<void> {
  await storeWheel(page, {
    slices: slicesNamed('Anna', 'Ben', 'Cleo', 'Dora'),
    duration: 3000,
    rotates: 8,
    driftAnimation: { enabled: false },
  });
  await openPage(page);
  await isReady(page);
}

/** Drags the wheel's upper edge sideways; a hand that rests before it lets go doesn't flick. */
async function drag(page: Page, by: number, isFast: boolean): Promise<void> {
  const box = await boxOf(wheelPicture(page));
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.2];
  await page.mouse.move(x - by / 2, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++) await page.mouse.move(x - by / 2 + (by * step) / 8, y);
  if (!isFast) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.mouse.up();
}

const angle = (page: Page) =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { a, b } = new DOMMatrix(getComputedStyle(canvas.parentElement as Element).transform);
      return Math.atan2(b, a);
    });

for (const [way, by] of [
  ['clockwise', 240],
  ['backwards', -240],
] as const)
  test(`a flick spins the wheel ${way}, and the popup shows who is under the pointer`, async ({ page }) => {
    await openWheel(page);
    await drag(page, by, true);
    await expect.poll(() => isTurning(page)).toBe(true);
    const turns = await wheelPicture(page)
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        const effect = canvas.parentElement?.getAnimations()[0]?.effect;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const radians = frames.map(({ transform }) => Number.parseFloat(String(transform).slice(7)));
        return (radians.at(-1) ?? 0) - (radians[0] ?? 0);
      });
    expect(Math.sign(turns)).toBe(Math.sign(by));
    expect(Math.abs(turns)).toBeGreaterThan(4 * Math.PI);
    await expect(winnerDialog(page)).toBeVisible();
  });

test('a slow drag turns the wheel under the hand and leaves it there; a click still spins', async ({
  page,
}) => {
  await openWheel(page);
  const before = await angle(page);
  await drag(page, 200, false);
  await expect(spinButton(page)).toBeEnabled();
  expect(Math.abs((await angle(page)) - before)).toBeGreaterThan(0.3);
  await wheelPicture(page).click({ position: { x: 100, y: 200 } });
  await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
});

test('switched off, the wheel does not follow the hand, also after a reload', async ({ page }) => {
  await openWheel(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Flick to spin' }).uncheck();
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Flick to spin' })).not.toBeChecked();
  const before = await angle(page);
  const box = await boxOf(wheelPicture(page));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.4, { steps: 4 });
  expect(await angle(page)).toBe(before);
  await page.mouse.move(5, 5);
  await page.mouse.up();
});
