import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage } from './support/wheel-page.ts';
import { colorsAround, wheelPicture } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd');
const hex = ([red, green, blue]: number[]) =>
  `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
const shareOf = async (page: Page, color: string, distance: number, samples = 120) =>
  (await colorsAround(page, samples, distance)).filter((each) => hex(each) === color).length / samples;

interface DrawnLabel {
  text: string;
  size: number;
  /** Its angle to the horizontal, in radians, on the wheel at rest. */
  tilt: number;
}

/** The texts on the canvas, with their type size. */
async function recordLabels(page: Page): Promise<() => Promise<DrawnLabel[]>> {
  await page.addInitScript(() => {
    const labels: { text: string; size: number; tilt: number }[] = [];
    Object.assign(window, { labels });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function record(text, x, y) {
      const { a, b } = this.getTransform();
      labels.push({ text, size: Number(/([\d.]+)px/.exec(this.font)?.[1]), tilt: Math.atan2(b, a) });
      fillText.call(this, text, x, y);
    };
  });
  return () => page.evaluate('labels');
}

test('outer border, inner border and dividers have their width and colour', async ({ page }) => {
  await storeWheel(page, {
    slices,
    outer: { width: 40, color: '#ff00ff' },
    inner: { width: 20, color: '#00ff00' },
    line: { width: 12, color: '#ffff00' },
    center: { width: 20 },
  });
  await openPage(page);
  expect(await shareOf(page, '#ff00ff', 0.93)).toBeGreaterThan(0.9);
  expect(await shareOf(page, '#00ff00', 0.24)).toBeGreaterThan(0.9);
  expect(await shareOf(page, '#ffff00', 0.6, 720)).toBeGreaterThan(0.03);
  expect(await shareOf(page, '#ff00ff', 0.6)).toBe(0);
});

test('a new wheel’s thin border leaves the rim and its pegs as they are on the sample', async ({ page }) => {
  const rimOf = async () => shareOf(page, '#ffffff', 0.97, 360);
  await storeWheel(page, { slices, outer: { width: 2 } });
  await openPage(page);
  expect(await rimOf()).toBeGreaterThan(0.8);
});

test('six choices in five colours: the last looks different from the first, on the wheel and in the list', async ({
  page,
}) => {
  const red = '#dd2c30';
  const colors = [red, '#ffb703', '#108350', '#1f78d1', '#8338ec', red];
  const six = slicesNamed('a', 'b', 'c', 'd', 'e', 'f').map((slice, place) => ({
    ...slice,
    background: colors[place],
  }));
  await storeWheel(page, { slices: six });
  await openPage(page);
  const around = (await colorsAround(page, 60, 0.4)).map(hex);
  const shades = new Set(around.filter((color) => around.filter((each) => each === color).length > 5));
  expect(shades.size).toBe(6);
  const dots = page.getByRole('list', { name: 'Choices on this wheel' }).locator('li [style*="background"]');
  const shown = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(new Set(shown).size).toBe(6);
});

test('slices without a colour take the palette’s in turn', async ({ page }) => {
  const plain = slices.map(({ background: _, ...slice }) => slice);
  await storeWheel(page, { slices: plain, 'wheel-palette': 'Rainbow' });
  await openPage(page);
  const colors = new Set((await colorsAround(page, 40, 0.4)).map(hex));
  for (const color of ['#dd2c30', '#ffb703', '#108350', '#1f78d1']) expect(colors).toContain(color);
});

test('the pointer has its colour, width and place, or a picture of its own', async ({ page }) => {
  await storeWheel(page, {
    slices,
    marker: { background: '#123456', width: 10, position: 'right' },
  });
  await openPage(page);
  const tongue = wheelPicture(page).locator('svg').last();
  await expect(tongue.locator('path').first()).toHaveCSS('fill', 'rgb(18, 52, 86)');
  const wheel = await boxOf(wheelPicture(page));
  const pointer = await boxOf(tongue);
  expect(pointer.x).toBeGreaterThan(wheel.x + wheel.width * 0.8);
  expect(Math.abs(pointer.y + pointer.height / 2 - (wheel.y + wheel.height / 2))).toBeLessThan(4);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('wheelConfig') ?? '');
    stored['wheel-definition'].marker = { imageUrl: '/media/stars.png', width: 10 };
    localStorage.setItem('wheelConfig', JSON.stringify(stored));
  });
  await page.reload();
  await expect(wheelPicture(page).locator('img')).toHaveAttribute('src', /\/media\/stars\.png$/);
});

test('a picture of any shape points with its lower edge', async ({ page }) => {
  await storeWheel(page, { slices, marker: { imageUrl: '/media/stars.png', width: 10 } });
  await openPage(page);
  const wheel = await boxOf(wheelPicture(page));
  const pointer = await boxOf(wheelPicture(page).locator('img'));
  expect(pointer.bottom).toBeGreaterThan(wheel.y);
  expect(pointer.bottom).toBeLessThan(wheel.y + wheel.height * 0.1);
});

test.describe('pictures that cannot be had', () => {
  test.use({ expectedComplaints: /404/ });

  test('leave a pointer that can be seen, and a centre that says what it is for', async ({ page }) => {
    const imageUrl = '/media/nothing.png';
    await storeWheel(page, { slices, marker: { imageUrl }, center: { imageUrl } });
    await openPage(page);
    await expect(wheelPicture(page).locator('svg path').first()).toBeVisible();
    await expect(wheelPicture(page).getByText('Spin', { exact: true })).toBeVisible();
    await expect(wheelPicture(page).locator('img')).toHaveCount(0);
  });
});

test('a pointer anywhere, however large, stands clear of what is around the wheel', async ({ page }) => {
  for (const position of ['top', 'right', 'bottom', 'left', 'bottom-left']) {
    await storeWheel(page, { slices, marker: { position, width: position === 'left' ? 5 : 15 } });
    await openPage(page);
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Until the wheel has its new size, its pointer is still in the old place.
      await expect(async () => {
        const pointer = await boxOf(wheelPicture(page).locator('svg').last());
        const button = await boxOf(page.getByRole('button', { name: 'Spin', exact: true }).last());
        const title = await boxOf(page.getByRole('heading', { level: 1 }));
        expect(pointer.bottom).toBeLessThanOrEqual(button.y);
        expect(pointer.y).toBeGreaterThanOrEqual(width < 720 ? title.bottom : title.y);
        expect(pointer.x).toBeGreaterThanOrEqual(0);
        expect(pointer.right).toBeLessThanOrEqual(width);
      }, position).toPass({ timeout: 15_000 });
    }
  }
});

test('the centre shows a picture or words, in its size and colour, and turns only when told', async ({
  page,
}) => {
  const html = '<b>Our</b> wheel<script>alert(1)</script><img src="x" onerror="alert(2)">';
  await storeWheel(page, { slices, center: { width: 40, background: '#003300', html: html.slice(0, 46) } });
  await openPage(page);
  const words = wheelPicture(page).getByText('Our');
  await expect(words).toBeVisible();
  const hub = words.locator('xpath=../..');
  await expect(hub).toHaveCSS('background-color', 'rgb(0, 51, 0)');
  const wheel = await boxOf(wheelPicture(page));
  expect((await boxOf(hub)).width / wheel.width).toBeCloseTo(0.4, 1);
  expect(await wheelPicture(page).locator('canvas + *').count()).toBe(0);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('wheelConfig') ?? '');
    stored['wheel-definition'].center = { rotate: true, imageUrl: '/media/snow.png' };
    localStorage.setItem('wheelConfig', JSON.stringify(stored));
  });
  await page.reload();
  await expect(wheelPicture(page).locator('canvas + * img')).toHaveAttribute('src', /\/media\/snow\.png$/);
});

test('a picture covers the wheel, another one the ground behind it', async ({ page }) => {
  await storeWheel(page, {
    slices,
    wheelBackgroundImageUrl: '/media/snow.png',
    wheelContainerBackgroundImageUrl: '/media/stars.png',
  });
  await openPage(page);
  await expect.poll(() => shareOf(page, '#1f78d1', 0.5)).toBeLessThan(0.5);
  const stage = wheelPicture(page).locator('xpath=ancestor::div[@data-picture]');
  await expect(stage).toHaveCSS('background-image', /\/media\/stars\.png/);
});

test.describe('labels', () => {
  test('of a blind wheel are question marks, and large', async ({ page }) => {
    const written = await recordLabels(page);
    await storeWheel(page, { slices: slicesNamed('secret', 'hidden'), blindSpin: true });
    await openPage(page);
    await expect.poll(async () => (await written()).length).toBeGreaterThan(1);
    const labels = await written();
    expect(new Set(labels.map(({ text }) => text))).toEqual(new Set(['?']));
    expect(Math.min(...labels.map(({ size }) => size))).toBeGreaterThan(60);
  });

  test('fill their slices, a phone’s as a large screen’s', async ({ page }) => {
    const written = await recordLabels(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const foods = ['Pizza', 'Sushi', 'Tacos', 'Burger', 'Curry', 'Pasta', 'Salad', 'Ramen'];
    await storeWheel(page, { slices: slicesNamed(...foods) });
    await openPage(page);
    await expect.poll(async () => (await written()).length).toBeGreaterThan(7);
    const { width } = await boxOf(wheelPicture(page));
    const sizes = (await written()).slice(-8).map(({ size }) => (size * 500) / width);
    expect(Math.min(...sizes)).toBeGreaterThan(35);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
  });

  test('of three choices are level, long ones in lines', async ({ page }) => {
    const written = await recordLabels(page);
    await storeWheel(page, { slices: slicesNamed('Yes', 'No', 'Ask me again in a year or two') });
    await openPage(page);
    await expect.poll(async () => (await written()).length).toBeGreaterThan(3);
    const labels = await written();
    const { width } = await boxOf(wheelPicture(page));
    expect(labels.map(({ text }) => text)).not.toContain('Ask me again in a year or two');
    for (const { size, tilt } of labels) {
      expect((size * 500) / width).toBeGreaterThan(20);
      expect(Math.abs(tilt)).toBeLessThan(0.01);
    }
  });
});
