import type { Page } from '@playwright/test';
import { expectSpinTowards, openFlickable, strokeByFinger, touchAction } from './support/flick.ts';
import { otherSite } from './support/other-site.ts';
import { expect, test } from './support/test.ts';
import { boxOf, spinButton, winnerDialog } from './support/wheel-page.ts';
import { shownRotation, wheelPicture } from './support/wheel-picture.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Where the upper part of the wheel is: a hand moves sideways there. */
async function upperPart(page: Page): Promise<[number, number]> {
  const box = await boxOf(wheelPicture(page));
  return [box.x + box.width / 2, box.y + box.height * 0.22];
}

for (const [way, by] of [
  ['clockwise', 180],
  ['backwards', -180],
] as const)
  test(`a finger flicks the wheel ${way}`, async ({ page }) => {
    await openFlickable(page);
    const [x, y] = await upperPart(page);
    await strokeByFinger(page, { from: [x - by / 2, y], by: [by, 0] });
    await expectSpinTowards(page, by);
    await expect(winnerDialog(page)).toBeVisible();
  });

test('a finger that rests before it leaves turns the wheel and spins nothing; a tap spins', async ({
  page,
}) => {
  await openFlickable(page);
  const before = await shownRotation(page);
  const [x, y] = await upperPart(page);
  await strokeByFinger(page, { from: [x - 60, y], by: [120, 0], rests: 400 });
  await expect.poll(async () => Math.abs((await shownRotation(page)) - before)).toBeGreaterThan(0.3);
  await expect(spinButton(page)).toBeEnabled();
  await expect(winnerDialog(page)).toBeHidden();
  await wheelPicture(page).tap({ position: { x: 60, y: 120 } });
  await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
});

test('switched off, a finger turns nothing', async ({ page }) => {
  await openFlickable(page);
  await page.getByRole('tab', { name: 'Settings' }).tap();
  await page.getByRole('switch', { name: 'Flick to spin' }).tap();
  await page.reload();
  await page.getByRole('tab', { name: 'Settings' }).tap();
  await expect(page.getByRole('switch', { name: 'Flick to spin' })).not.toBeChecked();
  expect(await touchAction(page)).toBe('');
  const before = await shownRotation(page);
  const [x, y] = await upperPart(page);
  await strokeByFinger(page, { from: [x - 90, y], by: [180, 0] });
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
    await strokeByFinger(page, { from: [middle, box.y + box.height * 0.8], by: [0, -150], rests: 400 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
    await expect(frame.getByRole('button', { name: 'Spin', exact: true }).last()).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, 0));
    await strokeByFinger(page, { from: [middle - 80, box.y + box.height * 0.22], by: [160, 0] });
    await expect(frame.getByRole('button', { name: 'Spinning…' })).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  } finally {
    blog.stop();
  }
});

test('on a phone too low for the page, a finger on the wheel scrolls it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await openFlickable(page);
  expect(await touchAction(page)).toBe('pan-y pinch-zoom');
  const box = await boxOf(wheelPicture(page));
  expect(box.width).toBeGreaterThan(80);
  await strokeByFinger(page, {
    from: [box.x + box.width / 2, box.y + box.height * 0.7],
    by: [0, -90],
    rests: 400,
  });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
});
