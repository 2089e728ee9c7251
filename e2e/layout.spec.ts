import type { Page } from '@playwright/test';
import { chromiumWith } from './engines/chromium.ts';
import { spaceText } from './support/looks.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseFromMore } from './support/wheel-menu.ts';
import { boxOf, choiceRow, openPage, spinButton } from './support/wheel-page.ts';

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

/** `letters`: how many times as large as usual they are; the page then has the order of a smaller screen. */
async function expectOrder(page: Page, width: number, height: number, letters = 1): Promise<void> {
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
  for (const item of await page.getByRole('banner').getByRole('button').filter({ visible: true }).all())
    expect((await boxOf(item)).right, `in the header, right, ${screen}`).toBeLessThanOrEqual(width);
  expect(wheel.y, screen).toBeGreaterThanOrEqual(header.bottom - 1);
  if (width / letters < 560) {
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
  await chooseFromMore(page, 'Hide the panel');
  await expect(page.getByRole('complementary')).toBeHidden();
  const after = await boxOf(page.locator('canvas').first());
  expect(after.x + after.width / 2).toBeGreaterThan(before.x + before.width / 2 + 150);
  await page.getByRole('button', { name: 'Show the panel' }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('at 200 %, by the zoom or by the letters alone, and with spaced text, everything is still there', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 640, height: 360 });
  await openPage(page, '/de/');
  await expect(page.getByRole('button', { name: 'Drehen', exact: true }).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Neuer Eintrag' })).toBeInViewport({ ratio: 1 });
  expect((await overflow(page)).x).toBe(0);

  const large = await chromiumWith('--blink-settings=defaultFontSize=32');
  const other = await large.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  await openPage(other, '/de/');
  for (const [width, height] of [
    [390, 844],
    [800, 900],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await other.setViewportSize({ width, height });
    await expect(async () => expectOrder(other, width, height, 2)).toPass({ timeout: 15_000 });
  }
  await large.close();

  await spaceText(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => expectOrder(page, width, height)).toPass({ timeout: 15_000 });
  }
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

/** What can be seen and pressed, typed in or chosen, by its name. */
const controlsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input:not([type="radio"]), label:has([type="radio"]), select, textarea';
    return [...document.querySelectorAll(`${controls}, [role="listbox"]`)]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
  });

test('the first view is quiet: few controls, and those of a row only where it is pointed at', async ({
  page,
}) => {
  await openPage(page);
  const onDesktop = await controlsInView(page);
  expect(onDesktop.length, onDesktop.join(', ')).toBeLessThanOrEqual(32);
  await choiceRow(page, 'Sushi').hover();
  const ofRow = ['Move Sushi', 'Delete Sushi', 'Sushi on the wheel', 'Options for Sushi'];
  expect((await controlsInView(page)).filter((name) => name.includes('Sushi'))).toEqual(ofRow);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first view is as quiet, and a tap on a row shows its tools', async ({ page }) => {
    await openPage(page);
    const controls = await controlsInView(page);
    expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(24);
    await choiceRow(page, 'Pizza').getByText('Pizza').tap();
    const ofRow = ['Move Pizza', 'Pizza on the wheel', 'Options for Pizza'];
    expect((await controlsInView(page)).filter((name) => name.includes('Pizza'))).toEqual(ofRow);
  });
});

const overflow = (page: Page) =>
  page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
