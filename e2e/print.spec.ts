import { constants, inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openOfficialDraw } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ colorScheme: 'dark' });

/** What is on paper while the page prints. */
const names = (page: Page) => page.locator('body > section').getByRole('listitem');
/** Firefox packs the objects of a PDF, Chromium doesn't. */
function pagesOf(pdf: Buffer): number {
  const packed = [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, bytes = '']) =>
    Buffer.from(bytes, 'latin1'),
  );
  const open = packed.flatMap((bytes) => {
    try {
      return [inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })];
    } catch {
      return []; // a picture, or text that isn't packed
    }
  });
  const text = Buffer.concat([pdf, ...open]).toString('latin1');
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
const background = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
  );

async function openStage(page: Page, wheel: object): Promise<void> {
  await storeWheel(page, wheel);
  await openPage(page);
}

test('the wheel and all its choices are printed on white, and nothing else of the page', async ({ page }) => {
  await openStage(page, { name: 'Class 4b', slices: manySlices(60), 'wheel-scene': 'neon' });
  await expect(page.getByRole('main')).toHaveAttribute('data-scene', 'neon');
  await page.emulateMedia({ media: 'print' });
  await expect(names(page)).toHaveCount(60);
  await expect(names(page).last()).toHaveText('Entry 60');
  await expect(names(page).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Class 4b' })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /Wheel/ })).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await background(page)).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  const colors = await page.locator('body > section canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const drawn = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
    return new Set(new Uint32Array(drawn?.buffer ?? new ArrayBuffer())).size;
  });
  expect(colors).toBeGreaterThan(5);

  await page.emulateMedia({ media: null });
  await expect(names(page)).toHaveCount(0);
  await expect(spinButton(page)).toBeVisible();
});

test('sixty choices fit on one page, which is gone from the screen afterwards', async ({ page }) => {
  await openStage(page, { name: 'Class 4b', slices: manySlices(60) });
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await expect(names(page)).toHaveCount(0);
  await expect(spinButton(page)).toBeVisible();
});

test('the results are printed in their order while their tab is open', async ({ page }) => {
  await openStage(page, { slices: slicesNamed('Ada') });
  for (let spins = 0; spins < 2; spins++) {
    await spinButton(page).click();
    await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(names(page)).toHaveText([/\d{4}/, /^1\.Ada\d/, /^2\.Ada\d/]);
});

test('the check of a draw is printed on one white page', async ({ page }) => {
  await storeWheel(page, { name: 'Raffle', slices: slicesNamed('Ada', 'Ben', 'Cleo') });
  await openPage(page);
  await openOfficialDraw(page);
  await page.getByRole('button', { name: 'Draw now' }).click();
  const check = winnerDialog(page).getByRole('link', { name: 'Check this draw' });
  await page.goto((await check.getAttribute('href')) ?? '');
  await expect(page.getByText(/^Everything adds up/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Draw no/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('img', { name: 'QR code of this check' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect((await background(page)).at(-1)).toBe('rgb(255, 255, 255)');
});
