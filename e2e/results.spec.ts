import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const win = (text: string, won: number) => ({
  guid: `guid-${text}`,
  itemName: text,
  won,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: Date.now() - 3_600_000 * won,
});
const openResults = (page: Parameters<typeof openPage>[0]) =>
  page.getByRole('tab', { name: 'Results' }).click();

test('a win is counted and set beside the chance', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('Only') });
  await openPage(page);
  await openResults(page);
  await expect(page.getByText('No results yet')).toBeVisible();
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Great!' }).click();
  await expect(page.getByRole('row', { name: /^Only 1 100% 100%/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Guest · now' })).toBeVisible();
});

test('history stands in its order, is exported, cleared, and the clearing taken back', async ({ page }) => {
  await storeWheel(page, {
    name: 'Lunch',
    slices: slicesNamed('Pizza', 'Sushi', '=1+1'),
    history: [win('Pizza', 1), win('=1+1', 2), win('Sushi', 5)],
  });
  await openPage(page);
  await openResults(page);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
  await expect(page.getByText('8 wins')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Lunch results.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Choice,Wins,By,Last win');
  expect(lines[1]).toMatch(/^Sushi,5,Guest,\d{4}-/);
  expect(lines[2]).toMatch(/^"?'=1\+1"?,2,/);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
  await page.getByLabel('Messages').getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
  await page.reload();
  await openResults(page);
  await expect(names).toHaveText(['Sushi', '=1+1', 'Pizza']);
});

test('ten thousand results open at once and more are shown on demand', async ({ page }) => {
  const slices = manySlices(10_000);
  await storeWheel(page, { slices, history: slices.map(({ text }, place) => win(text, 1 + (place % 7))) });
  await openPage(page);
  await openResults(page);
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 200 more' }).first().click();
  await expect(page.getByRole('rowheader')).toHaveCount(220);
});

for (const viewport of [
  { width: 320, height: 740 },
  { width: 1440, height: 900 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe is content and nothing is cut: ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(20);
      await storeWheel(page, { slices: slicesNamed('Pizza', long), history: [win(long, 3), win('Gone', 1)] });
      await openPage(page, '/de/');
      await page.getByRole('tab', { name: 'Ergebnisse' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(3);
      const wide = await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html}`))).toEqual([]);
    });
  }
}
