import { expect, test } from './support/test.ts';
import { choiceList, choiceRow, choiceTexts, openPage, spinButton } from './support/wheel-page.ts';

test.beforeEach(async ({ page }) => openPage(page));

test('adding: only text can be added, Enter adds, the box empties', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'New choice' });
  const add = page.getByRole('button', { name: 'Add' });
  await expect(add).toBeDisabled();
  await box.fill('   ');
  await expect(add).toBeDisabled();
  await box.fill('  Dumplings ');
  await add.click();
  await expect(box).toHaveValue('');
  await box.fill('Falafel');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  expect((await choiceTexts(page)).slice(-2)).toEqual(['Dumplings', 'Falafel']);
  await expect(choiceRow(page, 'Falafel')).toContainText('10%');
  await expect(page.getByText('10 choices')).toBeVisible();
});

test('switching one off shares its chance among the others', async ({ page }) => {
  await expect(choiceRow(page, 'Pizza')).toContainText('12.5%');
  await page.getByRole('switch', { name: 'Sushi on the wheel' }).uncheck();
  await expect(choiceRow(page, 'Sushi')).toContainText('0%');
  await expect(choiceRow(page, 'Pizza')).toContainText('14.3%');
  await expect(page.getByText('8 choices · 1 switched off')).toBeVisible();
  await page.getByRole('switch', { name: 'Sushi on the wheel' }).check();
  await expect(choiceRow(page, 'Pizza')).toContainText('12.5%');
});

test('deleting all of them stops the spinning and says what to do', async ({ page }) => {
  for (const text of await choiceTexts(page))
    await page.getByRole('button', { name: `Delete ${text}` }).click();
  await expect(page.getByText('Type your first choice above and press Enter.')).toBeVisible();
  await expect(page.getByText('0 choices')).toBeVisible();
  await expect(spinButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'New choice' }).fill('Soup');
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'Soup')).toContainText('100%');
  await expect(spinButton(page)).toBeEnabled();
});

test('the wheel is still there after a reload', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New choice' }).fill('Dumplings');
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
  await page.reload();
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
  await expect(choiceList(page).getByRole('listitem')).toHaveCount(9);
});

test('markup, emoji and long words are text and nothing else', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'New choice' });
  for (const text of ['<img src=x onerror=alert(1)>', '🍕🍣 שלום', 'x'.repeat(2000)]) {
    await box.fill(text);
    await box.press('Enter');
    await expect(choiceList(page).getByRole('listitem').last()).toContainText(text);
  }
  const list = await choiceList(page).evaluate((each) => each.scrollWidth - each.clientWidth);
  expect(list).toBe(0);
});
