import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  choiceRow,
  chooseInMore,
  leapInTime,
  openPage,
  spinButton,
  winnerDialog,
} from './support/wheel-page.ts';
import { shownRotation } from './support/wheel-picture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const texts = ['one', 'two', 'three', 'four', 'five'];

async function beginSpin(page: Page, duration = 1600): Promise<void> {
  await storeWheel(page, { slices: slicesNamed(...texts), duration, driftAnimation: { enabled: false } });
  await openPage(page);
  await spinButton(page).click();
}

/** Begins a spin that lasts until the returned function leaps to its end. */
async function beginLongSpin(page: Page): Promise<() => Promise<void>> {
  const duration = 60_000;
  await page.clock.install();
  await beginSpin(page, duration);
  return () => leapInTime(page, duration);
}

/** Whatever happened meanwhile, the popup names the choice under the pointer. */
async function expectAgreement(page: Page): Promise<void> {
  await expect(winnerDialog(page)).toBeVisible();
  const winner = await winnerDialog(page).getByRole('heading').textContent();
  await page.keyboard.press('Escape');
  const turn = (2 - (await shownRotation(page)) / (2 * Math.PI)) % 1;
  expect(texts[Math.floor(turn * 5)]).toBe(winner);
}

test('a resize during the spin changes nothing about its end', async ({ page }) => {
  await beginSpin(page);
  await page.setViewportSize({ width: 500, height: 900 });
  await page.setViewportSize({ width: 900, height: 600 });
  await expectAgreement(page);
});

test('a change of language during the spin changes nothing about its end', async ({ page }) => {
  const endSpin = await beginLongSpin(page);
  await chooseInMore(page, /^Language/, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await endSpin();
  await expect(winnerDialog(page)).toBeVisible();
  expect(texts).toContain(await winnerDialog(page).getByRole('heading').textContent());
  await expect(winnerDialog(page).getByRole('button', { name: 'Noch mal drehen' })).toBeFocused();
});

test('a canvas the browser has thrown away is drawn again', async ({ page }) => {
  await beginSpin(page);
  const canvas = page.locator('canvas').first();
  await canvas.evaluate((element) => {
    const lost = element as HTMLCanvasElement;
    lost.getContext('2d')?.reset();
    lost.dispatchEvent(new Event('contextrestored'));
  });
  const painted = await canvas.evaluate((element) => {
    const { width } = element as HTMLCanvasElement;
    return (element as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, width / 4, 1, 1).data[3];
  });
  expect(painted).toBe(255);
  await expectAgreement(page);
});

test('a tab that is frozen in the middle of the spin ends it when it is back', async ({ page, context }) => {
  await beginSpin(page);
  const begun = Date.now();
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await expect.poll(() => Date.now() - begun, { message: 'the end of the spin' }).toBeGreaterThan(1600);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expectAgreement(page);
});

test.describe('a winner that is gone when the wheel stops', () => {
  test.use({ expectedComplaints: /ended without a winner/ });

  test('is logged and told, opens no popup and frees the button', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const endSpin = await beginLongSpin(page);
    await expect(page.getByRole('button', { name: 'Spinning…' })).toBeDisabled();
    await page.getByRole('button', { name: 'More for all choices' }).click();
    await page.getByRole('menuitem', { name: 'Delete all choices' }).click();
    await page.getByRole('textbox', { name: 'New choice' }).fill('late');
    await page.keyboard.press('Enter');
    await endSpin();
    await expect(spinButton(page)).toBeEnabled();
    expect(logged.join()).toContain('The spin ended without a winner');
    await expect(page.getByText(/was deleted during the spin/)).toBeVisible();
    await expect(winnerDialog(page)).toBeHidden();
  });
});

test('a choice added during the spin waits for its turn', async ({ page }) => {
  const endSpin = await beginLongSpin(page);
  await page.getByRole('textbox', { name: 'New choice' }).fill('late');
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'late')).toBeVisible();
  await endSpin();
  await expect(winnerDialog(page)).toBeVisible();
  expect(texts).toContain(await winnerDialog(page).getByRole('heading').textContent());
});

/** Holds back the script of this name until the returned function is called. */
async function holdBack(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a dialog whose code arrives during the winner’s moment waits until it is answered', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/ShareDialog-.*\.js/);
  const endSpin = await beginLongSpin(page);
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await endSpin();
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin again' })).toBeFocused();
  arrive();
  await expect(page.locator('dialog')).toHaveCount(2);
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin again' })).toBeFocused();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(spinButton(page)).toBeFocused();
});

test('a menu whose code arrives during the winner’s moment stays away', async ({ page }) => {
  const arrive = await holdBack(page, /\/WheelMenu-.*\.js/);
  const endSpin = await beginLongSpin(page);
  const button = page.getByRole('button', { name: /^Wheel: /, includeHidden: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await endSpin();
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin again' })).toBeFocused();
  arrive();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('menu')).toHaveCount(0);
});
