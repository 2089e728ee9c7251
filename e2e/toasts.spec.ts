import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { wheelPicture } from './support/wheel-picture.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const toast = (page: Page) => messages(page).locator('[data-kind]');

/** Shuffles the choices: the toast offers to undo that. */
async function raiseToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shuffle', exact: true }).click();
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toBeVisible();
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y));

/** Names are on the wheel, in its title, in the list and in the line of the last winners. */
async function expectNothingCovered(page: Page, when: string): Promise<void> {
  const box = await boxOf(toast(page));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.x >= 0 && box.right <= width && box.bottom <= height, `${when}: on the screen`).toBe(true);
  const kept = {
    title: page.getByRole('heading', { level: 1 }),
    pointer: wheelPicture(page).locator('xpath=..').locator('[class*="_pointer_"]').first(),
    spin: spinButton(page),
  };
  for (const [name, element] of Object.entries(kept)) {
    if (!(await element.isVisible())) continue;
    expect(overlap(box, await boxOf(element)), `${when}: ${name}`).toBeLessThan(1);
  }
  // Over the panel it may lie on the tabs, never on the list below them.
  const panel = page.getByRole('complementary');
  if (overlap(box, await boxOf(panel)) > 1)
    expect(box.bottom, `${when}: list`).toBeLessThanOrEqual((await boxOf(page.getByRole('tablist'))).bottom);
  // Beside the wheel's lower end a corner of its square may be covered, never the wheel itself.
  const wheel = await boxOf(wheelPicture(page));
  const radius = wheel.width / 2;
  const [x, y] = [wheel.x + radius, wheel.y + wheel.height / 2];
  const across = Math.max(0, x - box.right, box.x - x);
  const down = Math.max(0, y - box.bottom, box.y - y);
  expect(Math.hypot(across, down), `${when}: wheel`).toBeGreaterThanOrEqual(radius - 1);
}

test('a toast covers neither pointer, title nor a name on any screen', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page);
    await untilMeasured(page, `${width}×${height}`);
    const handle = page.getByRole('button', { name: /Make the panel/ });
    if (!(await handle.isVisible())) continue;
    for (const key of ['End', 'Home']) {
      await handle.press(key);
      await untilMeasured(page, `${width}×${height} after ${key}`);
    }
  }
});

/** On a busy machine a toast may be gone before all is measured. One that is still there is the same one. */
const untilMeasured = (page: Page, when: string): Promise<void> =>
  expect(async () => {
    const shuffle = page.getByRole('button', { name: 'Shuffle', exact: true });
    if (await shuffle.isVisible()) await raiseToast(page);
    await expect(toast(page)).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await expectNothingCovered(page, when);
  }).toPass({ timeout: 30_000 });

for (const [language, keepBoth] of [
  ['en', 'Keep both'],
  ['de', 'Beides behalten'],
] as const)
  test(`one with two actions leaves the Spin button free too, in ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/`);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Anna\nBen\nCarla');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(page.getByRole('button', { name: keepBoth })).toBeVisible();
    const box = await boxOf(page.locator('[data-kind]'));
    const spin = page.getByRole('button', { name: /^(Spin|Drehen)$/ }).last();
    expect(overlap(box, await boxOf(spin))).toBeLessThan(1);
  });

test('a toast leaves when a spin starts', async ({ page }) => {
  await openPage(page);
  await raiseToast(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await expect(messages(page)).toBeEmpty();
});
