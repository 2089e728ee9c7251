import type { Frame, Page } from '@playwright/test';
import { otherSite } from './support/other-site.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { shownRotation, wheelPicture } from './support/wheel-picture.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const touchAction = (page: Page | Frame) =>
  page.locator('[role="img"][aria-label^="Wheel with"]').evaluate((plate) => plate.style.touchAction);

async function openWheel(page: Page): Promise<void> {
  await storeWheel(page, {
    slices: slicesNamed('Anna', 'Ben', 'Cleo', 'Dora'),
    duration: 3000,
    rotates: 8,
    driftAnimation: { enabled: false },
  });
  await openPage(page);
  await expect.poll(() => touchAction(page)).not.toBe('');
}

interface Stroke {
  from: [number, number];
  by: [number, number];
  /** How long the finger rests before it leaves the glass, in ms of its own clock. */
  rests?: number;
}

/** Real touch events, which the browser also turns into scrolling. Each step is 16 ms after the one before. */
async function stroke(page: Page, { from: [x, y], by: [across, down], rests = 0 }: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const start = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, after = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * 0.016 + after / 1000,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + (across * step) / steps, y: y + (down * step) / steps, id: 1 }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step);
  await send('touchEnd', steps, rests);
  await session.detach();
}

/** Where the upper part of the wheel is: a hand moves sideways there. */
async function upperPart(page: Page): Promise<[number, number]> {
  const box = await boxOf(wheelPicture(page));
  return [box.x + box.width / 2, box.y + box.height * 0.22];
}

/** By how many radians the spin that is shown turns the wheel. */
const sweep = (page: Page) =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const effect = canvas.parentElement?.getAnimations()[0]?.effect;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const radians = frames.map(({ transform }) => Number.parseFloat(String(transform).slice(7)));
      return (radians.at(-1) ?? 0) - (radians[0] ?? 0);
    });

for (const [way, by] of [
  ['clockwise', 180],
  ['backwards', -180],
] as const)
  test(`a finger flicks the wheel ${way}`, async ({ page }) => {
    await openWheel(page);
    const [x, y] = await upperPart(page);
    await stroke(page, { from: [x - by / 2, y], by: [by, 0] });
    await expect.poll(() => sweep(page)).not.toBe(0);
    const turns = await sweep(page);
    expect(Math.sign(turns)).toBe(Math.sign(by));
    expect(Math.abs(turns)).toBeGreaterThan(4 * Math.PI);
    await expect(winnerDialog(page)).toBeVisible();
  });

test('a finger that rests before it leaves turns the wheel and spins nothing; a tap spins', async ({
  page,
}) => {
  await openWheel(page);
  const before = await shownRotation(page);
  const [x, y] = await upperPart(page);
  await stroke(page, { from: [x - 60, y], by: [120, 0], rests: 400 });
  await expect.poll(async () => Math.abs((await shownRotation(page)) - before)).toBeGreaterThan(0.3);
  await expect(spinButton(page)).toBeEnabled();
  await expect(winnerDialog(page)).toBeHidden();
  await wheelPicture(page).tap({ position: { x: 60, y: 120 } });
  await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
});

test('switched off, a finger turns nothing', async ({ page }) => {
  await openWheel(page);
  await page.getByRole('tab', { name: 'Settings' }).tap();
  await page.getByRole('switch', { name: 'Flick to spin' }).tap();
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).tap();
  await expect(page.getByRole('switch', { name: 'Flick to spin' })).not.toBeChecked();
  expect(await touchAction(page)).toBe('');
  const before = await shownRotation(page);
  const [x, y] = await upperPart(page);
  await stroke(page, { from: [x - 90, y], by: [180, 0] });
  expect(await shownRotation(page)).toBe(before);
  await expect(spinButton(page)).toBeEnabled();
});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('in a frame of a long page a finger scrolls that page up and down, and flicks sideways', async ({
  page,
  server,
}) => {
  const blog = await otherSite(
    `<meta name="viewport" content="width=device-width"><h1>Blog</h1>
     <iframe title="wheel" src="${server.url}/embed/en/yes-or-no" width="360" height="520"></iframe>
     <div style="height:2000px"></div>`,
  );
  try {
    await page.goto(blog.url);
    const frame = page.frameLocator('iframe');
    const wheel = frame.locator('[role="img"][aria-label^="Wheel with"]');
    await expect.poll(() => wheel.evaluate((plate) => plate.style.touchAction)).toBe('pan-y pinch-zoom');
    const box = await boxOf(wheel);
    const middle = box.x + box.width / 2;
    await stroke(page, { from: [middle, box.y + box.height * 0.8], by: [0, -150], rests: 400 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
    await expect(frame.getByRole('button', { name: 'Spin', exact: true }).last()).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, 0));
    await stroke(page, { from: [middle - 80, box.y + box.height * 0.22], by: [160, 0] });
    await expect(frame.getByRole('button', { name: 'Spinning…' })).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  } finally {
    blog.stop();
  }
});

test('on a phone too low for the page, a finger on the wheel scrolls it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await openWheel(page);
  expect(await touchAction(page)).toBe('pan-y pinch-zoom');
  const box = await boxOf(wheelPicture(page));
  expect(box.width).toBeGreaterThan(80);
  await stroke(page, { from: [box.x + box.width / 2, box.y + box.height * 0.7], by: [0, -90], rests: 400 });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
});
