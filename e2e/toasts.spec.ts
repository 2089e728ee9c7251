import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const toast = (page: Page) => page.locator('section > [data-kind]').last();

/** Pastes choices: the toast offers to undo that, and stays while it has the focus. */
async function raiseToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Anna\nBen\nCarla');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await toast(page).getByRole('button').first().focus();
}

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y));

/** Neither a control nor a name: those are on the wheel, in its title and in the list. */
async function expectNothingCovered(page: Page, when: string): Promise<void> {
  const box = await boxOf(toast(page));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.x >= 0 && box.right <= width && box.bottom <= height, `${when}: on the screen`).toBe(true);
  const kept = {
    title: page.getByRole('heading', { level: 1 }),
    pointer: page.locator('main [class*="_pointer_"]').first(),
  };
  for (const [name, element] of Object.entries(kept)) {
    if (!(await element.isVisible())) continue;
    expect(overlap(box, await boxOf(element)), `${when}: ${name}`).toBeLessThan(1);
  }
  // A phone on its side has no free line: there it lies on the tabs, never on the list below them.
  const isLow = width > 560 && height <= 520;
  expect(await coveredControls(page, isLow ? '[role="tab"]' : null), when).toEqual([]);
  const wheel = await boxOf(page.locator('main canvas').first());
  const radius = wheel.width / 2;
  const [x, y] = [wheel.x + radius, wheel.y + wheel.height / 2];
  const across = Math.max(0, x - box.right, box.x - x);
  const down = Math.max(0, y - box.bottom, box.y - y);
  expect(Math.hypot(across, down), `${when}: wheel`).toBeGreaterThanOrEqual(radius - 1);
}

/** The names of the controls that the message covers; the wheel is left out, as it is round and its box isn't. */
const coveredControls = (page: Page, exempt: string | null): Promise<string[]> =>
  toast(page).evaluate((message, allowed) => {
    const lies = message.getBoundingClientRect();
    const controls =
      'a[href], button, input:not([type="radio"]), label:has([type="radio"]), select, textarea';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((each) => !message.parentElement?.contains(each) && !(allowed && each.matches(allowed)))
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return (
          Math.min(right, lies.right) - Math.max(left, lies.left) > 1 &&
          Math.min(bottom, lies.bottom) - Math.max(top, lies.top) > 1
        );
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
  }, exempt);

test('a toast covers neither a control nor pointer, title or name on any screen', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1280, 720],
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

/** The wheel is drawn again for another size. */
const untilMeasured = (page: Page, when: string): Promise<void> =>
  expect(async () => {
    await raiseToast(page);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await expectNothingCovered(page, when);
  }).toPass({ timeout: 30_000 });

for (const [language, keepBoth] of [
  ['en', 'Keep both'],
  ['de', 'Beides behalten'],
] as const)
  test(`one with two actions covers no control either, also in the presenter, in ${language}`, async ({
    page,
  }) => {
    for (const [width, height, key] of [
      [360, 640, ''],
      [1440, 900, ''],
      [1440, 900, 'p'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/${language}/`);
      await page.evaluate(() => localStorage.clear());
      await openPage(page, `/${language}/`);
      if (key) await page.keyboard.press(key);
      if (key) await expect(page.locator('html')).toHaveAttribute('data-presenting', '');
      await raiseToast(page);
      await expect(page.getByRole('button', { name: keepBoth })).toBeVisible();
      await expectNothingCovered(page, `at ${width}×${height} ${key}`);
    }
  });

test('a toast leaves when a spin starts', async ({ page }) => {
  await openPage(page);
  await raiseToast(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await expect(messages(page)).toBeEmpty();
});
