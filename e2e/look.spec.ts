import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, leapInTime, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd', 'e', 'f');
const plain = slices.map(({ background: _, ...slice }) => slice);
const themeList = /\/themes[-.]/;

const openLook = (page: Page) => page.getByRole('tab', { name: 'Look' }).click();
const palette = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const effect = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click();
const hex = (channels: number[]) =>
  `#${channels
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
const drawn = async (page: Page) => new Set((await colorsAround(page, 60, 0.4)).map(hex));

test('the list of themes is fetched when the Look tab opens, and not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(requests.filter((url) => themeList.test(url))).toEqual([]);
  await openLook(page);
  await expect(page.getByRole('radiogroup', { name: 'Palette' })).toBeVisible();
  expect(requests.filter((url) => themeList.test(url))).toHaveLength(1);
});

test('a palette paints the wheel, is stored, and is one step to undo', async ({ page }) => {
  await storeWheel(page, { slices, 'wheel-theme': 'vibrant', 'wheel-palette': 'Rainbow' });
  await openPage(page);
  await openLook(page);
  await palette(page, 'Pop Art').check();
  await expect(page.getByRole('radiogroup', { name: 'Palette' })).toMatchAriaSnapshot({ name: 'palettes' });
  const colors = ['#d9141c', '#19b9f5', '#fff200', '#1a1a1a', '#ff4fb0'];
  await expect.poll(async () => [...(await drawn(page))]).toEqual(expect.arrayContaining(colors));
  const kept = (await keptWheel(page))['wheel-definition'];
  expect(kept.slices.map((slice) => slice.background)).toEqual([...colors, colors[0]]);
  expect(kept['wheel-palette']).toBe('Pop Art');

  await undo(page);
  await expect.poll(() => drawn(page)).toContain('#1f78d1');
  await expect(palette(page, 'Rainbow')).toBeChecked();
});

test('the arrow keys go through the palettes, a theme brings its first', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openLook(page);
  const themes = page.getByRole('combobox', { name: 'Color theme' });
  await expect(themes.locator('option')).toHaveText([
    'Classic',
    'Vibrant',
    'Pastel',
    'Nature',
    'Education',
    'Business',
    'Seasonal',
    'Accessibility',
    'Cultural',
  ]);
  await expect(themes).toHaveValue('default');
  const list = page.getByRole('radiogroup', { name: 'Palette' }).locator(':scope > div');
  await expect(list).toHaveCSS('overflow-y', 'auto');
  const overflow = (element: Element) => element.scrollHeight - element.clientHeight;
  expect(await list.evaluate(overflow)).toBeGreaterThan(0);
  await themes.selectOption('Nature');
  await expect(palette(page, 'Forest')).toBeChecked();
  await palette(page, 'Forest').focus();
  await page.keyboard.press('ArrowDown');
  await expect(palette(page, 'Ocean')).toBeChecked();
  expect((await keptWheel(page))['wheel-definition']).toMatchObject({
    'wheel-theme': 'nature',
    'wheel-palette': 'Ocean',
  });
});

test('slices without a colour of their own are drawn in the stored palette once it is there', async ({
  page,
}) => {
  await storeWheel(page, { slices: plain, 'wheel-theme': 'nature', 'wheel-palette': 'Ocean' });
  await openPage(page);
  await expect.poll(() => drawn(page)).toContain('#03396c');
  await page.getByRole('textbox', { name: 'New choice' }).fill('g');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await keptWheel(page))['wheel-definition'].slices.at(-1)?.background)
    .toBe('#5bbce0');
});

test.describe('without the connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

  test('the wheel has blue instead, and the tab offers to try again', async ({ page }) => {
    await page.route(themeList, (route) => route.abort());
    await storeWheel(page, { slices: plain, 'wheel-palette': 'Ocean' });
    await openPage(page);
    await expect.poll(() => drawn(page)).toContain('#0b3c6f');
    await openLook(page);
    await expect(page.getByRole('alert')).toContainText('Your wheel is unchanged');
    await expect(effect(page, 'Fireworks')).toBeVisible();
    await page.unroute(themeList);
  });

  test('the effects say that they could not be loaded', async ({ page }) => {
    await page.route(/text-en-effects|en\/effects\.json/, (route) => route.abort());
    await openPage(page);
    await openLook(page);
    await expect(page.getByText('Error loading effects.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Palette' })).toBeVisible();
  });
});

test('effects stand two in a row with their pictures; one is chosen by a press and stored', async ({
  page,
}) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openLook(page);
  const boxes = page.getByRole('group', { name: 'Celebration' }).getByRole('button');
  await expect(boxes).toHaveCount(10);
  const [first, second, third] = await Promise.all([0, 1, 2].map((place) => boxOf(boxes.nth(place))));
  expect(first?.y).toBe(second?.y);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
  for (const picture of await boxes.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }

  await expect(effect(page, 'Fireworks')).toHaveAttribute('aria-pressed', 'true');
  await effect(page, 'Stars').click();
  await expect(effect(page, 'Stars')).toHaveCSS('border-color', 'rgb(0, 123, 255)');
  await expect(effect(page, 'Fireworks')).not.toHaveCSS('border-color', 'rgb(0, 123, 255)');
  expect((await keptWheel(page))['result-effect']).toBe('stars');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a press shows the effect over the page for six seconds; another takes its place', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page);
    await openLook(page);
    const shown = page.locator('body > div > canvas[aria-hidden=true]');
    await effect(page, 'Snow').click();
    await expect(shown).toHaveCount(1);
    await effect(page, 'Confetti').click();
    await expect(shown).toHaveCount(1);
    await leapInTime(page, 6000);
    await expect(shown).toHaveCount(0);
  });
});

test('axe finds nothing in the Look tab, in every look', async ({ page }) => {
  await openPage(page);
  await openLook(page);
  await expect(palette(page, 'Rainbow')).toBeVisible();
  await expect(effect(page, 'Fireworks')).toBeVisible();
  await expectFineInEveryLook(page, 'the Look tab');
});
