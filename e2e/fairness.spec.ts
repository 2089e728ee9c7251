import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';

test('a million picks in the visitor’s own browser look like chance', async ({ page }) => {
  await page.goto('/en/fairness/');
  await expect(page).toHaveTitle(/Is the wheel fair\?/);
  await page.getByRole('spinbutton', { name: 'Number of choices' }).fill('4');
  await page.getByRole('button', { name: 'Pick a million times' }).click();
  await expect(page.getByRole('heading', { name: 'What came out' })).toBeVisible({ timeout: 60_000 });
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(4);
  const wins = await rows.getByRole('cell').nth(0).locator('xpath=../../tr/td[1]').allTextContents();
  expect(wins.map((text) => Number(text.replaceAll(',', ''))).reduce((sum, won) => sum + won)).toBe(
    1_000_000,
  );
  // Chance alone is that far off once in far more runs than there will ever be.
  for (const won of wins) expect(Math.abs(Number(won.replaceAll(',', '')) - 250_000)).toBeLessThan(5000);
  await expectNoViolationInAnyScheme(page, 'the fairness page with a result');
});

test('the visitor’s own wheel is picked from by its weights', async ({ page }) => {
  const slices = slicesNamed('Anna', 'Ben').map((slice, place) => ({ ...slice, weight: 1 + 2 * place }));
  await storeWheel(page, { slices, name: 'Class 4b' });
  await page.goto('/de/fairness/');
  await page.getByRole('radio', { name: 'Class 4b' }).check();
  await page.getByRole('button', { name: 'Eine Million Mal ziehen' }).click();
  const ben = page.getByRole('row', { name: /^Ben/ });
  await expect(ben.getByRole('cell').nth(1)).toHaveText('750.000', { timeout: 60_000 });
});

test('a number of choices that makes no sense is answered by a sentence', async ({ page }) => {
  await page.goto('/en/fairness/');
  await page.getByRole('spinbutton', { name: 'Number of choices' }).fill('1');
  await expect(page.getByText('Enter a whole number from 2 to 100.')).toBeVisible();
  const pick = page.getByRole('button', { name: 'Pick a million times' });
  await pick.click();
  await page.getByRole('spinbutton', { name: 'Number of choices' }).fill('7');
  await pick.click();
  // The earlier picks would give a table of another length.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8, { timeout: 60_000 });
});
