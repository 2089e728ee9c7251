import type { Page } from '@playwright/test';
import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  boxOf,
  choiceTexts,
  databaseIsOpen,
  leapInTime,
  nextFrames,
  openPage,
  spinButton,
  turnClock,
  winnerDialog,
} from './support/wheel-page.ts';
import { isTurning, pointAt, wheelPicture } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd');

const bendOf = (page: Page) =>
  wheelPicture(page)
    .locator('svg')
    .last()
    .evaluate((svg) => getComputedStyle(svg.parentElement as HTMLElement).transform);
const bent = /^matrix\((?!1, 0, 0, 1,)/;
const straight = /^none$|^matrix\(1, 0, 0, 1,/;

test('a click on the wheel and the space bar spin it', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await wheelPicture(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(winnerDialog(page)).toBeHidden();
  // Without any focus: not on Spin, which a press of the space bar would press.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(winnerDialog(page)).toBeVisible();
});

test('a right click on a slice opens its menu: edit, hide, copy, delete', async ({ page }) => {
  await storeWheel(page, { slices, marker: { position: 'top' } });
  await openPage(page);
  const menu = page.getByRole('menu');
  const openMenu = async (angle: number) => {
    const { x, y } = await pointAt(page, angle);
    await page.mouse.click(x, y, { button: 'right' });
    await expect(menu).toBeVisible();
  };

  await openMenu(Math.PI / 2);
  await expect(menu).toHaveAccessibleName('Actions for b');
  await expect(menu.getByRole('menuitem')).toHaveText(['Edit', 'Hide', 'Copy', 'Sound', 'Delete']);
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => choiceTexts(page)).toEqual(['a', 'b', 'b', 'c', 'd']);

  // A click on the wheel closes the menu, and does nothing else.
  await openMenu(0);
  const beside = await pointAt(page, Math.PI);
  await page.mouse.click(beside.x, beside.y);
  await expect(menu).toBeHidden();
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins ?? 0).toBe(0);
  await expect(spinButton(page)).toBeEnabled();

  await openMenu(0);
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(4);

  await openMenu(0);
  await menu.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('Renamed');
  await page.keyboard.press('Enter');
  await expect.poll(() => choiceTexts(page)).toContain('Renamed');
  await expect(wheelPicture(page)).toBeFocused();

  await openMenu(0);
  await menu.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(wheelPicture(page)).toHaveAccessibleName(/^Wheel with 3 choices: (?!.*Renamed)/);

  await openMenu(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(winnerDialog(page)).toBeHidden();
  await expect(wheelPicture(page)).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a long press on a slice opens its menu and does not spin', async ({ page }) => {
    await storeWheel(page, { slices });
    await openPage(page);
    const { x, y } = await pointAt(page, Math.PI / 2);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByRole('menu')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(winnerDialog(page)).toBeHidden();
  });
});

test('hovering a slice shows its full label and its chance', async ({ page }) => {
  const long =
    'A label far too long to be drawn in full on any slice of any wheel, however large the screen is';
  await storeWheel(page, { slices: [...slicesNamed(long), ...slicesNamed('b', 'c')] });
  await openPage(page);
  const { x, y } = await pointAt(page, 0);
  await page.mouse.move(x, y);
  await expect(wheelPicture(page).getByText(long)).toBeVisible();
  await expect(wheelPicture(page).getByText('33.3%')).toBeVisible();
});

test('on a phone lying on its side the wheel has the height and the button stands beside it', async ({
  page,
}) => {
  await storeWheel(page, { slices });
  for (const [width, height] of [
    [740, 360],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page);
    const wheel = await boxOf(wheelPicture(page));
    const button = await boxOf(spinButton(page));
    const panel = await boxOf(page.getByRole('complementary'));
    expect(wheel.height).toBeGreaterThan(height * 0.6);
    expect(button.x).toBeGreaterThanOrEqual(wheel.right);
    expect(button.right).toBeLessThanOrEqual(panel.x);
    expect(wheel.bottom).toBeLessThanOrEqual(height);
  }
});

test('full screen shows the wheel alone, with the button and the popup', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('after a spin by a press Spin has the focus again: Space spins, and opens no menu', async ({
    page,
  }) => {
    await storeWheel(page, { slices, duration: 500 });
    await openPage(page);
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(winnerDialog(page)).toBeHidden();
    await expect(spinButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(winnerDialog(page)).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('the slice lifts before the name comes; an early press brings the name, and does not close it', async ({
    page,
  }) => {
    await page.clock.install();
    await storeWheel(page, { slices, duration: 300, driftAnimation: { enabled: false } });
    await openPage(page);
    await databaseIsOpen(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await spinButton(page).click();
    await page.clock.runFor(320);
    await expect(winnerDialog(page)).toBeVisible();
    const name = winnerDialog(page).getByRole('heading');
    await expect(name).toBeHidden();
    const lifted = wheelPicture(page).locator('canvas');
    await expect(lifted).toHaveCount(2);
    await page.mouse.dblclick(8, 450);
    await expect(name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(winnerDialog(page)).toBeHidden();
    await expect(lifted).toHaveCount(1);
  });

  test('a spin longer than five seconds can be skipped', async ({ page }) => {
    await storeWheel(page, { slices, duration: 60_000 });
    await openPage(page);
    await spinButton(page).click();
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(winnerDialog(page)).toBeVisible();
  });

  test('the pointer of a skipped wheel hangs straight with it', async ({ page }) => {
    await storeWheel(page, { slices, duration: 60_000, driftAnimation: { enabled: false } });
    await openPage(page);
    await spinButton(page).click();
    await expect.poll(() => bendOf(page), { intervals: [30] }).toMatch(bent);
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(winnerDialog(page)).toBeVisible();
    expect(await bendOf(page)).toMatch(straight);
  });

  test('the wheel does not turn away under a mouse that reads it or the list', async ({ page }) => {
    const driftAnimation = { enabled: true, idleTime: 2500, duration: 60_000 };
    await storeWheel(page, { slices: manySlices(60), driftAnimation });
    await page.clock.install();
    await openPage(page);
    const { x, y } = await pointAt(page, Math.PI / 2);
    await page.mouse.move(x, y);
    await leapInTime(page, 5000);
    expect(await isTurning(page)).toBe(false);
    await page.mouse.move(5, 890);
    await leapInTime(page, 5000);
    expect(await isTurning(page)).toBe(true);
    await page.getByRole('list', { name: 'Choices on this wheel' }).hover();
    expect(await isTurning(page)).toBe(false);
    await leapInTime(page, 5000);
    expect(await isTurning(page)).toBe(false);
  });

  /** A wheel that already drifts, until something is touched. */
  const openDrifting = async (page: Page) => {
    await page.clock.install();
    await storeWheel(page, { slices, driftAnimation: { enabled: true, idleTime: 9000, duration: 60_000 } });
    await openPage(page);
    expect(await isTurning(page)).toBe(false);
    await leapInTime(page, 9000);
    expect(await isTurning(page)).toBe(true);
  };

  test('left alone the wheel drifts; a click or a key stops it, and rest sets it off again', async ({
    page,
  }) => {
    await openDrifting(page);
    await page.keyboard.press('Shift');
    expect(await isTurning(page)).toBe(false);
    await leapInTime(page, 9000);
    expect(await isTurning(page)).toBe(true);
    await page.mouse.click(5, 700);
    expect(await isTurning(page)).toBe(false);
  });

  test('a spin stops the drift, which comes back once the result is answered and nobody does anything', async ({
    page,
  }) => {
    await openDrifting(page);
    await page.keyboard.press('Space');
    await expect(winnerDialog(page)).toBeVisible();
    await leapInTime(page, 10_000);
    expect(await isTurning(page)).toBe(false);
    // A press before the name is there brings the name.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(winnerDialog(page)).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(await isTurning(page)).toBe(false);
    await leapInTime(page, 9000);
    expect(await isTurning(page)).toBe(true);
  });

  test('a drift ends after its duration', async ({ page }) => {
    await page.clock.install();
    await storeWheel(page, { slices, driftAnimation: { enabled: true, idleTime: 9000, duration: 60_000 } });
    await openPage(page);
    await leapInTime(page, 9000);
    expect(await isTurning(page)).toBe(true);
    await leapInTime(page, 60_000);
    expect(await isTurning(page)).toBe(false);
  });

  test('the ticks are on the audio clock, and silent once the wheel is skipped to its end', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const starts: number[] = [];
      Object.assign(window, { starts });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function record(when) {
        starts.push(when ?? 0);
        start.call(this, when);
      };
    });
    await page.clock.install();
    await storeWheel(page, { slices, duration: 6000, rotates: 12 }, { audio: {} });
    await openPage(page);
    await spinButton(page).click();
    // Those that were due before a busy machine had its sound started are left out.
    await expect.poll(() => page.evaluate('starts.length')).toBeGreaterThan(5);
    const starts = (await page.evaluate('starts')) as number[];
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await expect(winnerDialog(page)).toBeVisible();
    const heard = await page.evaluate('starts.length');
    await turnClock(page, 6000);
    expect(await page.evaluate('starts.length')).toBe(heard);
  });

  test('the pointer bends while it ticks and hangs straight afterwards', async ({ page }) => {
    await storeWheel(page, { slices, duration: 4000, driftAnimation: { enabled: false } });
    await openPage(page);
    await spinButton(page).click();
    await expect.poll(() => bendOf(page), { intervals: [30] }).toMatch(bent);
    await expect(winnerDialog(page)).toBeVisible();
    await expect.poll(() => bendOf(page)).toMatch(straight);
  });
});

test('with reduced motion the winner appears without rotation, and its celebration is a still picture', async ({
  page,
}) => {
  await storeWheel(page, { slices, duration: 60_000 });
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  const still = winnerDialog(page).locator('canvas');
  const picture = () => still.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const blank = () =>
    still.evaluate((canvas: HTMLCanvasElement) => {
      const empty = document.createElement('canvas');
      Object.assign(empty, { width: canvas.width, height: canvas.height });
      return empty.toDataURL();
    });
  const first = await picture();
  expect(first).not.toBe(await blank());
  await nextFrames(page);
  expect(await picture()).toBe(first);
});
