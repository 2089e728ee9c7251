import { expect, test } from './support/test.ts';
import { boxOf, choiceRow, openPage, spinButton } from './support/wheel-page.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page }) => openPage(page));

const sheet = 'aside#panel';

test('the wheel is on top, the sheet below, and the Spin button in reach of the thumb', async ({ page }) => {
  const wheel = await boxOf(page.locator('canvas').first());
  const button = await boxOf(spinButton(page));
  const panel = await boxOf(page.locator(sheet));
  expect(wheel.bottom).toBeLessThanOrEqual(panel.y);
  expect(panel.bottom).toBeLessThanOrEqual(button.y);
  expect(button.y).toBeGreaterThan(740 * 0.8);
  expect(wheel.width).toBeGreaterThan(300);
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeInViewport();
});

test('on a small phone the sheet shows its field and the switch of views whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const code of ['en', 'de']) {
    await openPage(page, `/${code}/`);
    const bar = await boxOf(page.getByRole('radiogroup').first().locator('../../..'));
    const views = await boxOf(page.locator(sheet).getByRole('radiogroup').first());
    expect(views.bottom, code).toBeLessThanOrEqual(bar.y);
    // Nothing of the sheet is behind the bar: its last row can be reached.
    expect((await boxOf(page.locator(sheet))).bottom, code).toBeLessThanOrEqual(bar.y);
    expect((await boxOf(page.locator('canvas').first())).width, code).toBeGreaterThan(220);
  }
});

test('Spin stays under the thumb whatever the sheet does', async ({ page }) => {
  const handle = page.getByRole('button', { name: /Make the panel/ });
  const rest = await boxOf(spinButton(page));
  for (const key of ['End', 'Home']) {
    await handle.press(key);
    expect(await boxOf(spinButton(page)), key).toEqual(rest);
    await spinButton(page).click({ trial: true });
  }
});

test('with the keyboard open, the field and the wheel are in view', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'New choice' });
  await field.focus();
  const visible = 400;
  await page.evaluate((height) => {
    const view = window.visualViewport as VisualViewport;
    Object.defineProperty(view, 'height', { value: height });
    view.dispatchEvent(new Event('resize'));
  }, visible);
  await expect.poll(async () => (await boxOf(field)).bottom).toBeLessThan(visible);
  const wheel = await boxOf(page.locator('canvas').first());
  expect(wheel.y).toBeGreaterThanOrEqual(0);
  expect(wheel.bottom).toBeLessThanOrEqual((await boxOf(field)).y);
  expect(wheel.height).toBeGreaterThan(80);
});

test('a press on its handle makes it larger and smaller, the wheel stays in view', async ({ page }) => {
  const before = await boxOf(page.locator(sheet));
  await page.getByRole('button', { name: 'Make the panel larger' }).tap();
  await expect
    .poll(async () => (await boxOf(page.locator(sheet))).height)
    .toBeGreaterThan(before.height + 80);
  await expect(page.locator('canvas').first()).toBeInViewport({ ratio: 1 });
  await expect(spinButton(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Make the panel smaller' }).tap();
  await expect.poll(async () => (await boxOf(page.locator(sheet))).height).toBe(before.height);
});

test('a finger pulls it up and pushes it down', async ({ page }) => {
  const handle = page.getByRole('button', { name: 'Make the panel larger' });
  const rest = await boxOf(page.locator(sheet));
  const { x, y, width, height } = await boxOf(handle);
  const pull = async (from: number, distance: number) => {
    await page.mouse.move(x + width / 2, from);
    await page.mouse.down();
    for (let step = 1; step <= 8; step += 1)
      await page.mouse.move(x + width / 2, from + (distance * step) / 8);
    await page.mouse.up();
  };
  await pull(y + height / 2, -150);
  await expect.poll(async () => (await boxOf(page.locator(sheet))).height).toBeGreaterThan(rest.height + 80);

  const raised = await boxOf(page.getByRole('button', { name: 'Make the panel smaller' }));
  await pull(raised.y + raised.height / 2, 150);
  await expect.poll(async () => (await boxOf(page.locator(sheet))).height).toBe(rest.height);
  await pull(y + height / 2, 150);
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Choices' })).toBeInViewport();
});

test('the arrow keys move it too', async ({ page }) => {
  const rest = await boxOf(page.locator(sheet));
  await page.getByRole('button', { name: 'Make the panel larger' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await boxOf(page.locator(sheet))).height).toBeGreaterThan(rest.height + 80);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeVisible();
});

test('typing adds a choice while the wheel stays in view', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New choice' }).tap();
  await page.keyboard.type('Dumplings');
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'Dumplings')).toBeAttached();
  await expect(page.locator('canvas').first()).toBeInViewport();
});
