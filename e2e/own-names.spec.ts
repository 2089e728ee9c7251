import type { Page } from '@playwright/test';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { libraryRow, libraryRows, openLibrary } from './support/library.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  boxOf,
  choiceRow,
  choiceTexts,
  databaseIsOpen,
  isReady,
  openPage,
  spinButton,
  winnerDialog,
} from './support/wheel-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const pupils = [
  'Anna',
  'Ben',
  'Chloé',
  'David',
  'Emma',
  'Finn',
  'Greta',
  'Hugo',
  'Ida',
  'Jonas',
  'Kaya',
  'Liam',
];
const foods = 8;

const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const paste = (page: Page) => page.keyboard.press('ControlOrMeta+V');
const box = (page: Page) => page.getByRole('textbox', { name: 'New choice' });
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search wheels' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function dropText(page: Page, text: string, place = 'main'): Promise<void> {
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', dropped);
    return transfer;
  }, text);
  for (const event of ['dragover', 'drop']) await page.dispatchEvent(place, event, { dataTransfer: data });
}

test.beforeEach(async ({ page }) => {
  await openPage(page);
  await copy(page, pupils.join('\n'));
});

for (const [hand, size, putThem, spinThem] of [
  ['a mouse', [1440, 900], async (page: Page) => box(page).click(), (page: Page) => spinButton(page).click()],
  ['a keyboard', [1440, 900], null, (page: Page) => page.keyboard.press('Space')],
  ['a phone', [390, 844], async (page: Page) => box(page).click(), (page: Page) => spinButton(page).click()],
] as const) {
  test(`own names on a clean wheel, spun in at most three actions with ${hand}`, async ({ page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    // Action one, where a hand needs it: the field.
    await putThem?.(page);
    // Action two: paste. Action three: spin.
    await paste(page);
    await expect.poll(() => choiceTexts(page)).toEqual(pupils);
    await expect(title(page)).toHaveText('My wheel');
    if (putThem) await expect(messages(page)).toContainText('Sample replaced.');
    await spinThem(page);
    await expect(winnerDialog(page)).toBeVisible();
  });
}

test('the sample gives way in one step, comes back with its results, and can be kept beside them', async ({
  page,
}) => {
  await databaseIsOpen(page);
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await paste(page);
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods);
  await expect(title(page)).not.toHaveText('My wheel');
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1);

  await paste(page);
  await messages(page).getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods + pupils.length);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods);

  // The library has the wheel that was spun, and none of those that were undone.
  await paste(page);
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  await openLibrary(page);
  await expect(libraryRow(page, 'My wheel')).toHaveCount(1);
  await expect(libraryRows(page)).toHaveCount(2);
});

test('a reload shows the own names, and a second list joins them', async ({ page }) => {
  await paste(page);
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  await isReady(page);
  await copy(page, 'Mia\nNoah');
  await paste(page);
  await expect.poll(() => choiceTexts(page)).toEqual([...pupils, 'Mia', 'Noah']);
});

test('a sample of which something was changed keeps its choices, and a single choice joins it', async ({
  page,
}) => {
  await copy(page, 'Soup');
  await paste(page);
  await expect(choiceRow(page, 'Pizza')).toBeVisible();
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods + 1);
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeHidden();
  await copy(page, 'Bread\nCake');
  await paste(page);
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods + 3);
});

test('“Start empty” leaves an inviting field, and can be taken back', async ({ page }) => {
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByText('Type your first choice above, or paste a whole list.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('placeholder', 'Type or paste your names');
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeHidden();
  await expectNoViolationInAnyScheme(page, 'an empty wheel');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods);
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeVisible();
});

test('text is dropped anywhere, with a place to be seen; a field takes it itself', async ({ page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'x');
    return transfer;
  });
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Drop a list or a wheel file here')).toBeVisible();
  await page.dispatchEvent('#new-choice', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Drop a list or a wheel file here')).toBeHidden();
  await dropText(page, pupils.join('\n'));
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  await dropText(page, 'Mia\nNoah', '#new-choice');
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
});

test('a list pasted during a spin waits for its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await spinButton(page).click();
  await paste(page);
  await expect(messages(page)).toContainText('Your choices go on the wheel when this spin is over.');
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(pupils);
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(0);
});

test('pasting in a field or a dialog is left to it', async ({ page }) => {
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await paste(page);
  await expect(searchBox(page)).toHaveValue(/Anna/);
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
  expect(await choiceTexts(page)).toHaveLength(foods);
});

test('a row is deleted by its cross, or by a swipe on a touch screen, and comes back', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openPage(page);
  const row = choiceRow(page, 'Pizza');
  const box = await boxOf(row.getByText('Pizza'));
  const touch = await context.newCDPSession(page);
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : at(x) });
  await send('touchStart', box.x + 20);
  for (const far of [40, 80, 120, 180, 240]) await send('touchMove', box.x + 20 + far);
  await send('touchEnd');
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods - 1);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(foods);
  await context.close();
});
