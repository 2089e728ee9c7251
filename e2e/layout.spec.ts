import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton } from './support/wheel-page.ts';

const screens = [
  [320, 568],
  [360, 740],
  [412, 915],
  [740, 360],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
] as const;

test('on every screen nothing overlaps, nothing is cut and the page does not scroll', async ({ page }) => {
  // Ten screens, up to the largest: on a busy machine each takes a while to draw.
  test.setTimeout(120_000);
  await openPage(page, '/de/');
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    // The wheel is drawn again for its new size; until then it has the old one.
    await expect(async () => expectOrder(page, width, height)).toPass({ timeout: 15_000 });
  }
});

async function expectOrder(page: Page, width: number, height: number): Promise<void> {
  const screen = `at ${width}×${height}`;
  const header = await boxOf(page.getByRole('banner'));
  const wheel = await boxOf(page.locator('canvas').first());
  const button = await boxOf(page.getByRole('main').getByRole('button', { name: 'Drehen' }));
  const panel = await boxOf(page.getByRole('complementary'));
  for (const [name, box] of Object.entries({ header, wheel, button, panel })) {
    expect(box.x, `${name}, left, ${screen}`).toBeGreaterThanOrEqual(-1);
    expect(box.right, `${name}, right, ${screen}`).toBeLessThanOrEqual(width + 1);
    expect(box.bottom, `${name}, bottom, ${screen}`).toBeLessThanOrEqual(height + 1);
  }
  expect(wheel.y, screen).toBeGreaterThanOrEqual(header.bottom - 1);
  if (width < 560) {
    // On a phone the button is in a bar below the sheet.
    expect(wheel.bottom, screen).toBeLessThanOrEqual(panel.y);
    expect(panel.bottom, screen).toBeLessThanOrEqual(button.y);
    expect(await overflow(page), screen).toEqual({ x: 0, y: 0 });
    return;
  }
  const isButtonBeside = button.x >= wheel.right - 1;
  if (!isButtonBeside) expect(wheel.bottom, screen).toBeLessThanOrEqual(button.y + 1);
  const isBeside = panel.y < wheel.bottom;
  for (const box of [wheel, button])
    expect(isBeside ? box.right : box.bottom, screen).toBeLessThanOrEqual(isBeside ? panel.x : panel.y);
  expect(await overflow(page), screen).toEqual({ x: 0, y: 0 });
}

test.describe('while the wheel turns for long', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a phone has room for every button of the stage', async ({ page }) => {
    await storeWheel(page, { slices: slicesNamed('a', 'b', 'c'), duration: 50_000 });
    await openPage(page);
    await spinButton(page).click();
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 640 });
      const main = await boxOf(page.getByRole('main').getByRole('button', { name: 'Spinning…' }));
      expect(main.x + main.width / 2, `the middle at ${width}`).toBeCloseTo(width / 2, 0);
      for (const name of ['Skip', 'Sound']) {
        const box = await boxOf(page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) }));
        expect(box.x, `${name}, left, at ${width}`).toBeGreaterThanOrEqual(8);
        expect(box.right, `${name}, right, at ${width}`).toBeLessThanOrEqual(width - 8);
        const isBeside = box.right <= main.x || box.x >= main.right;
        expect(isBeside, `${name}, beside the button, at ${width}`).toBe(true);
      }
    }
  });
});

test('on a desktop the panel is 380 to 420 px wide, can be hidden, and the wheel then has all the room', async ({
  page,
}) => {
  await openPage(page);
  const panel = await boxOf(page.getByRole('complementary'));
  expect(panel.width).toBeGreaterThanOrEqual(380);
  expect(panel.width).toBeLessThanOrEqual(420);
  const before = await boxOf(page.locator('canvas').first());
  await page.getByRole('button', { name: 'Hide the panel' }).click();
  await expect(page.getByRole('complementary')).toBeHidden();
  const after = await boxOf(page.locator('canvas').first());
  expect(after.x + after.width / 2).toBeGreaterThan(before.x + before.width / 2 + 150);
  await page.getByRole('button', { name: 'Show the panel' }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('at 200 % zoom of a laptop everything is still there', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openPage(page);
  await expect(spinButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeInViewport({ ratio: 1 });
  expect((await overflow(page)).x).toBe(0);
});

test('a thousand choices scroll inside the panel, not the page', async ({ page }) => {
  await openPage(page);
  await page.getByRole('textbox', { name: 'New choice' }).fill('x');
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    const config = JSON.parse(localStorage.getItem('wheelConfig') ?? '{}');
    const [first] = config['wheel-definition'].slices;
    config['wheel-definition'].slices = Array.from({ length: 1000 }, (_, place) => ({
      ...first,
      guid: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      text: `Choice ${place + 1}`,
    }));
    localStorage.setItem('wheelConfig', JSON.stringify(config));
  });
  await page.reload();
  await expect(page.getByText('1,000 choices')).toBeInViewport();
  expect(await page.getByRole('switch').count(), 'rows that are drawn').toBeLessThan(60);
  await page.getByRole('switch').first().hover();
  await page.mouse.wheel(0, 1_000_000);
  await expect(page.getByRole('switch', { name: 'Choice 1000 on the wheel' })).toBeInViewport();
  expect(await overflow(page)).toEqual({ x: 0, y: 0 });
});

const overflow = (page: Page) =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
