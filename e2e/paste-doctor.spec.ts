import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, text: string, box = 'New choice'): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('textbox', { name: box }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What you pasted' });
const understood = (page: Page) => dialog(page).getByRole('status').first();
const shown = (page: Page) => dialog(page).getByRole('listitem');
const readAs = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true }).check();
test.beforeEach(async ({ page }) => openPage(page));

test('a numbered list: said in words, mended by one press each, and one step to undo', async ({ page }) => {
  await paste(page, '1. Anna\n2. Ben\n\n3. anna\n4. Cleo\n\n');
  await expect(understood(page)).toHaveText('A numbered list of 4 choices, 2 blank lines, 1 duplicate.');
  await expect(shown(page)).toHaveText(['Anna', 'Ben', 'anna', 'Cleo']);
  await dialog(page).getByRole('switch', { name: 'Leave out 1 duplicate' }).check();
  await expect(shown(page)).toHaveText(['Anna', 'Ben', 'Cleo']);
  await readAs(page, 'Lines as they are');
  await expect(shown(page).first()).toHaveText('1. Anna');
  await readAs(page, 'List without its numbers');
  await dialog(page).getByRole('button', { name: 'Replace with 3 choices' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna', 'Ben', 'Cleo']);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(8);
});

test('a chat gives its names, each once', async ({ page }) => {
  await paste(page, '12:04 anna: !join\n12:05 <ben> me too\n[12:06] @Cleo hi\n12:07 Anna: again\n');
  await expect(understood(page)).toHaveText('A chat with 3 names in it.');
  await dialog(page).getByRole('button', { name: 'Replace with 3 choices' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['anna', 'ben', 'Cleo']);
});

test('a table copied from a spreadsheet: another column is one press away', async ({ page }) => {
  await paste(page, 'Nr\tName\tTeam\n1\tAnna\tRed\n2\tBen\tBlue\n');
  await expect(understood(page)).toHaveText('A table, 2 × 3.');
  await expect(shown(page)).toHaveText(['Anna', 'Ben']);
  await dialog(page).getByRole('radio', { name: 'Team' }).check();
  await expect(shown(page)).toHaveText(['Red', 'Blue']);
});

test('numbers that were read as weights stay in the names with one press', async ({ page }) => {
  await paste(page, 'Anna 3x\nBen (11)\nCleo');
  await expect(shown(page)).toHaveText(['Annaweight 3', 'Benweight 11', 'Cleoweight 1']);
  await dialog(page).getByRole('switch', { name: 'Read numbers such as “x3” or “(3)” as weights' }).uncheck();
  await expect(shown(page)).toHaveText(['Anna 3x', 'Ben (11)', 'Cleo']);
  await dialog(page).getByRole('button', { name: 'Replace with 3 choices' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna 3x', 'Ben (11)', 'Cleo']);
});

test('a list from a word processor has a tab behind each mark', async ({ page }) => {
  await paste(page, '●\tAnna\r\n●\tBen\r\n');
  await expect(understood(page)).toHaveText('A bulleted list of 2 choices.');
  await expect(shown(page)).toHaveText(['Anna', 'Ben']);
});

test('a row of cells from a spreadsheet is a list', async ({ page }) => {
  await paste(page, 'Anna\tBen\tCleo');
  await expect(understood(page)).toHaveText('3 choices, side by side.');
  await expect(dialog(page).getByRole('radio', { name: 'Split at “⇥”' })).toBeChecked();
});

test('choices side by side on one line', async ({ page }) => {
  await paste(page, 'red, green, blue');
  await expect(understood(page)).toHaveText('3 choices, side by side.');
  await dialog(page).getByRole('button', { name: 'Replace with 3 choices' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['red', 'green', 'blue']);
});

test('plain lines are on the wheel at once, and one line stays in the box', async ({ page }) => {
  await paste(page, 'Anna\nBen\n');
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna', 'Ben']);
  await paste(page, 'Fish, chips');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toHaveValue('Fish, chips');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('marks that cannot be seen stay behind', async ({ page }) => {
  await paste(page, 'An\u0007na\nB\u202een\u2069\nCl\u00adeo');
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna', 'Ben', 'Cleo']);
});

test('cancelled by Escape nothing has changed, and the box has the focus', async ({ page }) => {
  await paste(page, '- Anna\n- Ben');
  await expect(understood(page)).toHaveText('A bulleted list of 2 choices.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeFocused();
  expect(await choiceTexts(page)).toHaveLength(8);
});

test('markup, marks that turn writing round and twelve thousand lines', async ({ page }) => {
  const hostile = ['1. <img src=x onerror=alert(1)>', '2. \u202egpj.exe\u200e', '3. {{t}} $& %s'];
  const many = Array.from({ length: 12_000 }, (_, place) => `${place + 4}. Guest ${place + 1}`);
  await paste(page, [...hostile, ...many].join('\n'));
  await expect(understood(page)).toHaveText('A numbered list of 12,003 choices.');
  await expect(shown(page).nth(0)).toHaveText('<img src=x onerror=alert(1)>');
  await expect(shown(page).nth(1)).toHaveText('gpj.exe');
  await expect(shown(page).nth(2)).toHaveText('{{t}} $& %s');
  await expect(dialog(page).getByRole('status').last()).toContainText('Room for 10,000 of');
  await dialog(page).getByRole('button', { name: 'Replace with 10,000 choices' }).click();
  await expect(page.getByText('10,000 choices', { exact: true })).toBeVisible();
});

test('axe finds nothing in every look, in German', async ({ page }) => {
  await openPage(page, '/de/');
  await paste(page, 'Nr;Name;Gewicht\n1;Anna;2\n2;;1\n3;anna;1\n', 'Neuer Eintrag');
  const german = page.getByRole('dialog', { name: 'Eingefügter Text' });
  await expect(german.getByRole('status')).toHaveText(
    'Eine Tabelle, 3 × 3, 1 leere Zeile und 1 doppelter Eintrag.',
  );
  await expectFineInEveryLook(page, 'the dialog');
});
