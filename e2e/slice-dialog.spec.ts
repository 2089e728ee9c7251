import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from './support/looks.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround, pointAt, wheelPicture } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b', 'c', 'd');
const dialog = (page: Page, name = 'Edit choice') => page.getByRole('dialog', { name });
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text', exact: true });
const keptSlice = async (page: Page) => (await keptWheel(page))['wheel-definition'].slices[0];

/** Through the menu of the slice at the top. */
async function openDialog(page: Page): Promise<void> {
  const { x, y } = await pointAt(page, 0);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('text waits for Save; colour and weight hold at once, and show', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openDialog(page);
  await expect(text(page)).toBeFocused();
  await text(page).fill('Renamed');
  await dialog(page).getByLabel('Background color, hex code').fill('#0f0');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await colorsAround(page, 40, 0.5)).some((color) => color.join() === '0,255,0'))
    .toBe(true);
  await dialog(page).getByRole('slider', { name: 'Weight' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('Chance 40%')).toBeVisible();
  await expect(dialog(page)).toMatchAriaSnapshot({ name: 'choice' });
  expect(await keptSlice(page)).toMatchObject({ text: 'a', background: '#00ff00', weight: 2 });

  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await keptSlice(page)).toMatchObject({ text: 'a', background: '#00ff00', weight: 2 });

  await openDialog(page);
  await text(page).fill('<b>Renamed</b>');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(wheelPicture(page)).toHaveAccessibleName('Wheel with 4 choices: <b>Renamed</b>, b, c, d');
});

test('message, link and picture are in the popup of the winner', async ({ page }) => {
  await storeWheel(page, { slices: slices.slice(0, 1) });
  await openPage(page);
  await openDialog(page);
  await dialog(page).getByText('Shown when it wins').click();
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Well done');
  await dialog(page).getByRole('textbox', { name: 'Link' }).fill('https://example.org/prize');
  await dialog(page).getByRole('textbox', { name: 'Picture address' }).fill('/media/stars.png');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await spinButton(page).click();
  await expect(winnerDialog(page).getByText('Well done')).toBeVisible();
  await expect(winnerDialog(page).getByRole('link', { name: 'Open example.org' })).toBeVisible();
  await expect(winnerDialog(page).locator('img')).toHaveAttribute('src', /\/media\/stars\.png$/);
});

test('Escape drops what was typed and gives the focus back', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await page.getByRole('listitem').first().getByRole('button', { name: /a/ }).last().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await text(page).fill('Typed');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect((await keptSlice(page))?.text).toBe('a');
  await expect(page.getByRole('listitem').first().locator(':focus')).toHaveCount(1);
});

test('the wheel stays in view beside the dialog; on a phone the dialog fills the screen', async ({
  page,
}) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openDialog(page);
  const card = () => boxOf(dialog(page).locator('form'));
  const wheel = await boxOf(wheelPicture(page));
  expect((await card()).x).toBeGreaterThan(wheel.right);
  await page.setViewportSize({ width: 360, height: 740 });
  // Another place of the card is another way in.
  await expect.poll(card).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeInViewport();
});

test('an effect of its own is stored by a press and cleared; the grid has three columns from 768 px', async ({
  page,
}) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openDialog(page);
  await dialog(page).getByRole('tab', { name: 'Effects' }).click();
  const boxes = dialog(page).getByRole('group').getByRole('button');
  await expect(boxes).toHaveCount(11);
  await expect(boxes.first()).toHaveAccessibleName(/^None \(Global\)/);
  await expect(boxes.first()).toHaveAttribute('aria-pressed', 'true');
  const inFirstRow = async () => {
    const tops = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await inFirstRow()).toBe(3);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await inFirstRow()).toBe(3);
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await inFirstRow()).toBe(2);

  await dialog(page).getByRole('button', { name: /^Snow/ }).click();
  expect((await keptSlice(page))?.resultEffect).toBe('snow');
  await dialog(page).getByRole('button', { name: 'Clear the effect' }).click();
  expect((await keptSlice(page))?.resultEffect).toBe('');
  await expect(boxes.first()).toHaveAttribute('aria-pressed', 'true');
});

test('the sound of a win comes first; its volume holds at once', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openDialog(page);
  await dialog(page).getByRole('tab', { name: 'Sound', exact: true }).click();
  await expect(dialog(page).getByRole('radio', { name: 'When it wins' })).toBeChecked();
  await expect(dialog(page).getByText('No sound selected')).toBeVisible();
  const volume = dialog(page).getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('100');
  await volume.focus();
  await page.keyboard.press('PageDown');
  expect((await keptSlice(page))?.audio).toEqual({ events: { win: { volume: 90 } } });
});

test('on a narrow phone a long label stands clear of its colour', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await storeWheel(page, { slices });
  await openPage(page, '/de/');
  await page.locator('[data-menu]').first().click();
  await page.getByRole('menuitem').first().click();
  const german = dialog(page, 'Eintrag bearbeiten');
  await german.getByRole('tab', { name: 'Aussehen' }).click();
  const overlaps = await german.locator('label').evaluateAll((labels) =>
    (labels as HTMLLabelElement[]).flatMap((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const words = range.getBoundingClientRect();
      const control = label.control?.getBoundingClientRect();
      const isClear = !control || words.right <= control.left || words.bottom <= control.top;
      return isClear ? [] : [label.textContent];
    }),
  );
  expect(overlaps).toEqual([]);
});

test('axe finds nothing in the dialog, in every look', async ({ page }) => {
  test.slow();
  await storeWheel(page, { slices });
  await openPage(page);
  await openDialog(page);
  await dialog(page).getByText('Shown when it wins').click();
  for (const tab of ['Appearance', 'Effects', 'Sound']) {
    await dialog(page).getByRole('tab', { name: tab }).click();
    await expectFineInEveryLook(page, tab);
  }
});
