import { announced, hearAnnouncements } from './support/announced.ts';
import { expect, test } from './support/test.ts';
import { addChoice } from './support/wheel-menu.ts';
import { choiceRow, choiceTexts, openPage } from './support/wheel-page.ts';

test.beforeEach(async ({ page }) => {
  await hearAnnouncements(page);
  await openPage(page);
});

test('buttons step back and forward, and say when they cannot', async ({ page }) => {
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Redo' }),
  ];
  await expect(undo).toBeHidden();
  await expect(redo).toBeHidden();
  await addChoice(page, 'Dumplings');
  await page.getByRole('switch', { name: 'Pizza on the wheel' }).uncheck();

  await undo.click();
  await expect(page.getByRole('switch', { name: 'Pizza on the wheel' })).toBeChecked();
  await expect.poll(() => announced(page)).toContain('Undone');
  await undo.click();
  await expect(choiceRow(page, 'Dumplings')).toBeHidden();
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
  await addChoice(page, 'Falafel');
  await expect(redo, 'a change discards what had been undone').toBeDisabled();
});

test('keys do the same, except in a text field', async ({ page }) => {
  await addChoice(page, 'Dumplings');
  const box = page.getByRole('textbox', { name: 'New choice' });
  await box.pressSequentially('half');
  await page.keyboard.press('Control+z');
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
  await expect(box).not.toHaveValue('half');

  await page.getByRole('switch', { name: 'Pizza on the wheel' }).focus();
  await page.keyboard.press('Control+z');
  await expect(choiceRow(page, 'Dumplings')).toBeHidden();
  await page.keyboard.press('Control+y');
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(choiceRow(page, 'Dumplings')).toBeVisible();
});

test('fifty steps can be taken back, and an undone wheel is what a reload shows', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  for (let count = 1; count <= 52; count++) {
    await page.keyboard.insertText(`Entry ${count}`);
    await page.keyboard.press('Enter');
  }
  await expect(choiceRow(page, 'Entry 52')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  let steps = 0;
  while ((await undo.getAttribute('aria-disabled')) === 'false') {
    await page.keyboard.press('Enter');
    steps += 1;
  }
  expect(steps).toBe(49);
  const texts = await choiceTexts(page);
  expect(texts.at(-1)).toBe('Entry 3');
  await page.reload();
  await expect(choiceRow(page, 'Entry 3')).toBeVisible();
  await expect.poll(() => choiceTexts(page)).toEqual(texts);
});
