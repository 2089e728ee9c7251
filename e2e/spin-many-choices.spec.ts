import { chromiumWith } from './engines/chromium.ts';
import { manySlices, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, winnerDialog } from './support/wheel-page.ts';
import { colorsAround, shownRotation, wheelPicture } from './support/wheel-picture.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const count of [1000, 10_000])
  test(`${count} choices are drawn in vivid colours, spun, and the lens names the winner`, async ({
    page,
  }) => {
    await storeWheel(page, { slices: manySlices(count), duration: 1500, driftAnimation: { enabled: false } });
    await page.goto('/en/');
    await expect(wheelPicture(page)).toBeVisible();
    const colors = await colorsAround(page, 200, 0.8);
    const vivid = colors.filter((color) => Math.max(...color) - Math.min(...color) > 90);
    expect(vivid.length).toBeGreaterThan(150);

    await page.keyboard.press('Space');
    const heading = page.locator('dialog h2');
    await expect(heading).toBeVisible();
    const winner = (await heading.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(wheelPicture(page).getByText(winner, { exact: true })).toBeVisible();
    const turn = (2 - (await shownRotation(page)) / (2 * Math.PI)) % 1;
    expect(`Entry ${Math.floor(turn * count) + 1}`).toBe(winner);
  });

test('a wheel of sixty keeps its labels and needs no lens', async ({ page }) => {
  await storeWheel(page, { slices: manySlices(60) });
  await openPage(page);
  await expect(wheelPicture(page)).toHaveAccessibleName(/^Wheel with 60 choices: Entry 1, .*Entry 20, …$/);
  await expect(wheelPicture(page).getByText('Entry 1', { exact: true })).toHaveCount(0);
});

test('a quarter of the processor and 256 MB are enough for ten thousand choices', async ({ server }) => {
  test.setTimeout(180_000);
  const small = await chromiumWith('--js-flags=--max-old-space-size=256');
  const page = await small.newPage({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await storeWheel(page, { slices: manySlices(10_000), driftAnimation: { enabled: false } });
  await page.goto('/en/');
  const patiently = expect.configure({ timeout: 60_000 });
  await patiently(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('textbox', { name: 'New choice' }).fill('One more');
  await page.keyboard.press('Enter');
  await patiently(page.getByText('10,001 choices')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await patiently(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  await patiently(page.getByText('10,001 choices · 1 hidden')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await patiently(page.getByText('1 hidden')).toHaveCount(0);
  // Half of it is free for what the page hasn't opened yet.
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize / 2 ** 20).toBeLessThan(128);
  await test.info().attach('heap', { body: `${usedSize} bytes` });
  await small.close();
});
