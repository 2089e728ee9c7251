import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround, shownRotation } from './support/wheel-picture.ts';

test.describe('the pick', () => {
  test('is not moved by a page script that replaces Math.random', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await storeWheel(page, { slices: slicesNamed('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h') });
    await openPage(page);
    const winners = new Set<string | null>();
    for (let spin = 0; spin < 10; spin++) {
      await spinButton(page).click();
      winners.add(await winnerDialog(page).getByRole('heading').textContent());
      await page.keyboard.press('Escape');
    }
    expect(winners.size).toBeGreaterThan(1);
  });

  test('never falls on a choice that is off the wheel', async ({ page }) => {
    const slices = slicesNamed('off', 'on').map((slice) => ({ ...slice, active: slice.text === 'on' }));
    await storeWheel(page, { slices });
    await openPage(page);
    for (let spin = 0; spin < 5; spin++) {
      await spinButton(page).click();
      await expect(winnerDialog(page)).toHaveAccessibleName('on');
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const position of ['top', 'right', 'bottom', 'left']) {
    test(`the wheel stops with the winner under the pointer at the ${position}`, async ({ page }) => {
      const texts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
      await storeWheel(page, {
        slices: slicesNamed(...texts),
        marker: { position },
        driftAnimation: { enabled: false },
      });
      await openPage(page);
      for (let spin = 0; spin < 3; spin++) {
        await spinButton(page).click();
        await expect(winnerDialog(page)).toBeVisible();
        const winner = await winnerDialog(page).getByRole('heading').textContent();
        await page.keyboard.press('Escape');
        const marker = { top: 0, right: 0.25, bottom: 0.5, left: 0.75 }[position] ?? 0;
        const turn = (marker - (await shownRotation(page)) / (2 * Math.PI) + 2) % 1;
        expect(texts[Math.floor(turn * 7)]).toBe(winner);
      }
    });
  }
});

test('the area of a choice is its weight', async ({ page }) => {
  const [light, heavy] = slicesNamed('light', 'heavy');
  await storeWheel(page, {
    slices: [
      { ...light, weight: 1, background: '#ff0000' },
      { ...heavy, weight: 3, background: '#0000ff' },
    ],
    marker: { position: 'top' },
  });
  await openPage(page);
  const colors = await colorsAround(page, 80, 0.3);
  const red = colors.filter(([r, , b]) => r > b).length;
  expect(red / 80).toBeCloseTo(0.25, 1);
});

test('every win is kept: counted, with who and when, the most frequent first', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('only'), showWheelSpins: true });
  await openPage(page);
  for (let spin = 0; spin < 3; spin++) {
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page.getByText('3 spins')).toBeVisible();
  const { 'wheel-definition': definition } = await keptWheel(page);
  expect(definition.totalWheelSpins).toBe(3);
  expect(definition.history).toEqual([
    {
      guid: 'guid-only',
      itemName: 'only',
      won: 3,
      userId: 'guest',
      by: 'Guest',
      lastWonTimestamp: expect.any(Number),
      times: Array(3).fill(expect.any(Number)),
    },
  ]);

  await page.reload();
  await expect(page.getByText('3 spins')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Wheel with 1 choice: only' })).toBeVisible();
});
