import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { expectFineInEveryLook, looks, wear } from './support/looks.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceList, choiceRow, choiceTexts, openPage, spinButton } from './support/wheel-page.ts';

test.beforeEach(async ({ page }) => openPage(page));

const openMenu = (page: Page, text: string) =>
  page.getByRole('button', { name: `Options for ${text}`, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
async function fromMenu(page: Page, text: string, action: string): Promise<void> {
  await openMenu(page, text);
  await choose(page, action);
}
const toolMenu = async (page: Page, menu: string, action: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await choose(page, action);
};

test('adding: only text can be added, Enter adds, the box empties', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'New choice' });
  const add = page.getByRole('button', { name: 'Add' });
  await expect(add).toBeHidden();
  await box.fill('   ');
  await expect(add).toBeHidden();
  await box.fill('  Dumplings ');
  await add.click();
  await expect(box).toHaveValue('');
  await box.fill('Falafel');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect.poll(async () => (await choiceTexts(page)).slice(-2)).toEqual(['Dumplings', 'Falafel']);
  await expect(page.getByText('each 1 in 10', { exact: true })).toBeVisible();
  await expect(page.getByText('10 choices')).toBeVisible();
  await expect(choiceList(page)).toMatchAriaSnapshot({ name: 'choices' });
});

test('switching one off shares its chance among the others', async ({ page }) => {
  const each = (odds: string) => page.getByText(`each ${odds}`, { exact: true });
  await expect(each('1 in 8')).toBeVisible();
  await page.getByRole('switch', { name: 'Sushi on the wheel' }).uncheck();
  await expect(each('1 in 7')).toBeVisible();
  await expect(choiceRow(page, 'Pizza')).toHaveText('Pizza');
  await expect(page.getByText('8 choices · 1 hidden')).toBeVisible();
  await page.getByRole('switch', { name: 'Sushi on the wheel' }).check();
  await expect(each('1 in 8')).toBeVisible();
});

test('deleting all of them stops the spinning and says what to do', async ({ page }) => {
  for (const text of await choiceTexts(page)) await fromMenu(page, text, 'Delete');
  await expect(page.getByText('Type your first choice above, or paste a whole list.')).toBeVisible();
  await expect(page.getByText('0 choices')).toBeVisible();
  await expect(spinButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'New choice' }).fill('Soup');
  await page.keyboard.press('Enter');
  await expect(choiceRow(page, 'Soup')).toHaveText('Soup');
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

test('a pasted list becomes one choice per line, and one undo takes it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = Array.from({ length: 300 }, (_, place) => `Guest ${place + 1}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${lines.join('\r\n')}\n\n  \n`);
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('300 choices', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('8 choices', { exact: true })).toBeVisible();
});

test('the menu of a row: a copy has an id of its own, Edit opens the dialog', async ({ page }) => {
  await openMenu(page, 'Sushi');
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Copy', 'Absent today', 'Delete']);
  await expect(page.getByRole('menu')).toMatchAriaSnapshot({ name: 'row-menu' });
  await choose(page, 'Copy');
  await expect
    .poll(async () => (await choiceTexts(page)).slice(0, 4))
    .toEqual(['Pizza', 'Sushi', 'Sushi', 'Tacos']);
  const { slices } = (await keptWheel(page))['wheel-definition'];
  expect(new Set(slices.map(({ guid }) => guid)).size).toBe(9);
  await fromMenu(page, 'Pizza', 'Edit');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a double click or F2 renames in the row', async ({ page }) => {
  await page.getByText('Sushi', { exact: true }).dblclick();
  await page.getByRole('textbox', { name: 'New text for Sushi' }).fill('Sashimi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Sashimi on the wheel' })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Maki');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await choiceTexts(page))[1]).toBe('Sashimi');
});

test('all can be switched on again', async ({ page }) => {
  for (const text of ['Sushi', 'Tacos'])
    await page.getByRole('switch', { name: `${text} on the wheel` }).uncheck();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('8 choices', { exact: true })).toBeVisible();
  for (const each of await page.getByRole('switch').all()) await expect(each).toBeChecked();
});

test('sorting, shuffling, removing duplicates and deleting are each taken back by the toast', async ({
  page,
}) => {
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });
  const before = await choiceTexts(page);
  await toolMenu(page, 'Sort', 'Z to A');
  await expect.poll(() => choiceTexts(page)).toEqual([...before].sort().reverse());
  await undo.click();
  await expect.poll(() => choiceTexts(page)).toEqual(before);

  await page.getByRole('button', { name: 'Shuffle' }).click();
  expect([...(await choiceTexts(page))].sort()).toEqual([...before].sort());
  await undo.click();
  await expect.poll(() => choiceTexts(page)).toEqual(before);

  await fromMenu(page, 'Pizza', 'Copy');
  await toolMenu(page, 'More for all choices', 'Remove duplicates');
  await expect(page.getByText('1 duplicate removed.')).toBeVisible();
  await expect.poll(() => choiceTexts(page)).toEqual(before);

  await toolMenu(page, 'More for all choices', 'Delete all choices');
  await expect(page.getByText('An empty wheel')).toBeVisible();
  await undo.click();
  await expect.poll(() => choiceTexts(page)).toEqual(before);
});

test('axe finds nothing in menu and text view, in every look', async ({ page }) => {
  await page.getByRole('switch').nth(1).uncheck();
  for (const look of looks) {
    await wear(page, look);
    await openMenu(page, 'Pizza');
    await page.mouse.move(0, 0);
    await expectNoViolation(page, `the menu: ${look.look}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await page.mouse.move(0, 0);
  await expectFineInEveryLook(page, 'the text view');
});

test.describe('weights', () => {
  test.beforeEach(async ({ page }) => {
    const slices = slicesNamed('often', 'seldom', 'off').map((slice, place) => ({
      ...slice,
      weight: [5, 2, 1][place],
      active: place < 2,
    }));
    await page.evaluate(() => localStorage.clear());
    await storeWheel(page, { slices });
    await openPage(page);
  });

  test('show in an honest chance', async ({ page }) => {
    await expect(choiceRow(page, 'often')).toContainText('71.4% · 5 in 7 · weight 5');
    await expect(choiceRow(page, 'seldom')).toContainText('28.6% · 2 in 7 · weight 2');
    await expect(choiceRow(page, 'off')).toHaveText('off');

    // Where space is short the odds are cut, not the weight.
    await page.setViewportSize({ width: 320, height: 640 });
    const isWhole = (weight: Element) =>
      weight.getBoundingClientRect().right <= (weight.parentElement?.getBoundingClientRect().right ?? 0);
    expect(await choiceRow(page, 'often').getByText('weight 5').evaluate(isWhole)).toBe(true);
  });
});
