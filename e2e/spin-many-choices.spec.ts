import { manySlices, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';
import { colorsAround, shownRotation, wheelPicture } from './support/wheel-picture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const count of [1000, 10_000])
  test(`${count} choices are drawn in vivid colours, spun, and the lens names the winner`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await storeWheel(page, { slices: manySlices(count), duration: 1500, driftAnimation: { enabled: false } });
    await page.goto('/en/');
    await expect(wheelPicture(page)).toBeVisible({ timeout: 20_000 });
    const colors = await colorsAround(page, 200, 0.8);
    const vivid = colors.filter((color) => Math.max(...color) - Math.min(...color) > 90);
    expect(vivid.length).toBeGreaterThan(150);

    await page.keyboard.press('Space');
    const heading = page.locator('dialog h2');
    await expect(heading).toBeVisible({ timeout: 20_000 });
    const winner = (await heading.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(wheelPicture(page).getByText(winner, { exact: true })).toBeVisible();
    const turn = (2 - (await shownRotation(page)) / (2 * Math.PI)) % 1;
    expect(`Entry ${Math.floor(turn * count) + 1}`).toBe(winner);
  });

test('a wheel of sixty keeps its labels and needs no lens', async ({ page }) => {
  await storeWheel(page, { slices: manySlices(60) });
  await openPage(page);
  await expect(wheelPicture(page)).toHaveAccessibleName(/^Wheel with 60 choices: Entry 1, .*Entry 20…$/);
  await expect(wheelPicture(page).getByText('Entry 1', { exact: true })).toHaveCount(0);
});
