import type { Locator, Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu } from './support/wheel-menu.ts';
import { nextFrames, openPage } from './support/wheel-page.ts';

/** If the focus fell to the page itself, the next Tab would start at the top. */
const expectSomewhere = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'what has the focus' })
    .not.toBe('BODY');
/** Clicks a button that then disappears, disables itself or moves the focus on. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  const pressed = await button.elementHandle();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (element) => !element?.isConnected || element.matches(':disabled') || document.activeElement !== element,
    pressed,
  );
  await nextFrames(page);
}
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('buttons that vanish or switch themselves off pass the focus on', async ({ page }) => {
  await openPage(page);
  const box = page.getByRole('textbox', { name: 'New choice' });
  await box.fill('Dumplings');
  await press(page, named(page, 'Add'));
  await expect(box).toBeFocused();

  await page.getByRole('switch', { name: 'Sushi on the wheel' }).uncheck();
  await press(page, named(page, 'Show all'));
  await expectSomewhere(page);
  await press(page, page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }));
  await expectSomewhere(page);
  await press(page, named(page, 'More for all choices'));
  await press(page, page.getByRole('menuitem', { name: 'Delete all choices' }));
  await expectSomewhere(page);
});

test('so do those of results, settings and a choice’s own dialog', async ({ page }) => {
  const [first, ...others] = slicesNamed('Pizza', 'Sushi');
  const win = { guid: 'guid-Pizza', itemName: 'Pizza', won: 2, userId: 'guest', by: 'Guest' };
  await storeWheel(page, {
    slices: [{ ...first, audio: { events: { win: { trackGuid: 't', trackName: 'Horn' } } } }, ...others],
    history: [{ ...win, lastWonTimestamp: 1 }],
    totalWheelSpins: 2,
  });
  await openPage(page);
  await page.getByRole('tab', { name: 'Results' }).click();
  await press(page, named(page, 'Clear'));
  await expect(page.getByRole('tab', { name: 'Results' })).toBeFocused();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await press(page, named(page, 'Reset'));
  await expectSomewhere(page);

  await page.getByRole('tab', { name: 'Choices' }).click();
  await named(page, 'Options for Pizza').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Sound', exact: true }).click();
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Clear/ }));
  await expectSomewhere(page);
});

test('a question gives the focus back to what asked it', async ({ page }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await chooseFromWheelMenu(page, 'New wheel');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Wheel: / })).toBeFocused();
});

test('a menu that a turned phone closes gives it back too', async ({ page }) => {
  await openPage(page);
  await named(page, 'Options for Tacos').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(named(page, 'Options for Tacos')).toBeFocused();
});

test('pressing beside everything still gives it up', async ({ page }) => {
  await openPage(page);
  await named(page, 'Shuffle').focus();
  await page.mouse.click(700, 5);
  await nextFrames(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

const wheelMenu = /^Wheel: /;
const command = (name: string) => async (page: Page) => {
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
};
const pressed = (page: Page) => page.keyboard.press('Enter');

/** What opens each dialog, and how. */
const openers: [dialog: string | RegExp, opener: string | RegExp, open: (page: Page) => Promise<unknown>][] =
  [
    ['Describe a wheel', wheelMenu, command('Describe a wheel…')],
    ['Sample wheels', wheelMenu, command('Sample wheels…')],
    ['Name and description', wheelMenu, command('Name and description…')],
    ['More', 'More', pressed],
    [/./, /^Options for/, command('Edit')],
    ['Draw options', 'Draw options', pressed],
    ['My wheels', wheelMenu, command('My wheels')],
    ['Share this wheel', 'Share', pressed],
    [/./, /^Live/, pressed],
    [/./, /^Search/, pressed],
    ['Keyboard shortcuts', 'Shuffle', (page) => page.keyboard.press('?')],
    [/./, 'Shuffle', (page) => page.keyboard.press('/')],
  ];

test('each dialog gives the focus back to where it came from', async ({ page }) => {
  await openPage(page);
  for (const [dialog, name, open] of openers) {
    const opener = page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
    await opener.first().focus();
    await open(page);
    await expect(page.getByRole('dialog', { name: dialog }).first(), `${dialog} from ${name}`).toBeVisible();
    await nextFrames(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener.first(), `after ${dialog}`).toBeFocused();
  }
});

test('a choice that is deleted by its menu passes the focus to the next one', async ({ page }) => {
  await openPage(page);
  await named(page, 'Options for Sushi').focus();
  await command('Delete')(page);
  await expect(named(page, 'Options for Sushi')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Options for/ }).and(page.locator(':focus'))).toHaveCount(1);
});
