import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { looks, wear } from './support/looks.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage } from './support/wheel-page.ts';
import { colorsAround, wheelPicture } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd');

const openSettings = (page: Page) => page.getByRole('tab', { name: 'Settings' }).click();
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const kept = async (page: Page) => (await keptWheel(page))['wheel-definition'];

test('a wheel that says nothing has the defaults', async ({ page }) => {
  await storeWheel(page, { slices, duration: undefined });
  await openPage(page);
  await openSettings(page);
  await expect(slider(page, 'Spin speed')).toHaveAttribute('aria-valuetext', '5.0');
  await expect(slider(page, 'Spin duration')).toHaveAttribute('aria-valuetext', '8 sec');
  await expect(page.getByText('Rotations 40')).toBeVisible();
  await expect(slider(page, 'Divider width')).toHaveAttribute('aria-valuetext', '2\u00a0px');
  await expect(slider(page, 'Border width')).toHaveAttribute('aria-valuetext', '15\u00a0px');
  await expect(page.getByLabel('Divider color, hex code')).toHaveValue('#ffffff');
  await expect(page.getByLabel('Border color, hex code')).toHaveValue('#ffffff');
});

test('speed and duration set the rotations, and nothing is sent', async ({ page }) => {
  await storeWheel(page, { slices, speed: 3, duration: 4000, rotates: 12 });
  await openPage(page);
  await openSettings(page);
  await expect(page.getByText('Rotations 12')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    // The page still fetches parts of its own in idle moments.
    if (!request.url().includes('/assets/')) requests.push(request.url());
  });
  await slider(page, 'Spin speed').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, 'Spin speed')).toHaveAttribute('aria-valuetext', '3.1');
  await slider(page, 'Spin duration').focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Rotations 93')).toBeVisible();
  expect(await kept(page)).toMatchObject({ speed: 3.1, duration: 30_000, rotates: 93 });
  expect(requests).toEqual([]);

  await page.reload();
  await openSettings(page);
  await expect(slider(page, 'Spin speed')).toHaveAttribute('aria-valuetext', '3.1');
});

test('a drag of a slider shows on the wheel as it goes and is one step to undo', async ({ page }) => {
  await storeWheel(page, { slices, outer: { width: 4, color: '#ff00ff' } });
  await openPage(page);
  await openSettings(page);
  const borderShare = async () =>
    (await colorsAround(page, 60, 0.9)).filter(([red, green]) => red === 255 && green === 0).length / 60;
  expect(await borderShare()).toBe(0);
  await slider(page, 'Border width').scrollIntoViewIfNeeded();
  const track = await boxOf(slider(page, 'Border width'));
  const middle = track.y + track.height / 2;
  await page.mouse.move(track.x + track.width * 0.1 + 6, middle);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * 0.5, middle, { steps: 6 });
  await page.mouse.move(track.right, middle, { steps: 6 });
  await expect.poll(borderShare).toBeGreaterThan(0.9);
  await page.mouse.up();
  expect(await kept(page)).toMatchObject({ outer: { width: 40 }, text: { offset: 40 } });

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(borderShare).toBe(0);
  expect((await kept(page)).outer).toEqual({ width: 4, color: '#ff00ff' });
});

test('a blind spin hides the names, the counter counts and is reset', async ({ page }) => {
  await storeWheel(page, { slices, totalWheelSpins: 7 });
  await openPage(page);
  await openSettings(page);
  await expect(wheelPicture(page)).toHaveAccessibleName('Wheel with 4 choices: a, b, c, d');
  await page.getByRole('switch', { name: 'Blind spin' }).check();
  await expect(wheelPicture(page)).toHaveAccessibleName('Wheel with 4 choices');
  await expect(page.getByText('7 spins')).toBeHidden();
  await page.getByRole('switch', { name: 'Show the spin counter' }).check();
  await expect(page.getByText('7 spins')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('7 spins')).toBeHidden();
  expect((await kept(page)).totalWheelSpins).toBe(0);
});

test('pointer and centre get their place, size and colour', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openSettings(page);
  await page.getByText('Pointer, center and text').click();
  await page.getByRole('combobox', { name: 'Pointer position' }).selectOption('Right');
  await page.getByLabel('Pointer color, hex code').fill('#0a0');
  await page.keyboard.press('Enter');
  const tongue = wheelPicture(page).locator('svg').last();
  await expect(tongue.locator('path').first()).toHaveCSS('fill', 'rgb(0, 170, 0)');
  const wheel = await boxOf(wheelPicture(page));
  expect((await boxOf(tongue)).x).toBeGreaterThan(wheel.x + wheel.width * 0.8);
  await page.getByLabel('Center color, hex code').fill('#112233');
  await expect(wheelPicture(page).getByText('Spin')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
});

test('axe finds nothing in the Settings tab, in every look', async ({ page }) => {
  await openPage(page, '/de/');
  await page.getByRole('tab', { name: 'Optionen' }).click();
  await page.getByText('Zeiger, Mitte und Schrift').click();
  await expect(page.getByRole('combobox', { name: 'Position des Zeigers' })).toBeVisible();
  for (const look of looks) {
    await wear(page, look);
    await expectNoViolation(page, `the Settings tab: ${look.look}`);
    const overflow = await page.getByRole('tabpanel').evaluate((panel) => {
      const inner = panel.firstElementChild ?? panel;
      return inner.scrollWidth - inner.clientWidth;
    });
    expect(overflow, look.look).toBeLessThanOrEqual(0);
  }
});
