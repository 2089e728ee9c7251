import { readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  addChoice,
  chooseFromWheelMenu,
  chooseSample,
  gallery,
  isLeavingAsked,
  wheelName,
} from './support/wheel-menu.ts';
import { boxOf, choiceTexts, chooseInMore, openPage } from './support/wheel-page.ts';

const sampleCount = readdirSync(join(import.meta.dirname, '../content/wheels')).length;

test('a sample from the gallery takes the stage and is there after a reload', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await expect(gallery(page).getByRole('listitem')).toHaveCount(sampleCount);
  await gallery(page).getByRole('searchbox', { name: 'Search the samples' }).fill('truth');
  await expect(gallery(page).getByRole('listitem').first()).toContainText(/truth/i);
  await expect(gallery(page).getByRole('listitem')).not.toHaveCount(sampleCount);
  await gallery(page).getByRole('searchbox').fill('no such thing');
  await expect(gallery(page).getByText('No samples match “no such thing”.')).toBeVisible();
  await gallery(page).getByRole('searchbox').fill('yes or no');
  await expect(gallery(page)).toMatchAriaSnapshot({ name: 'samples' });
  await gallery(page).getByRole('button', { name: 'Yes or no?' }).click();

  await expect(gallery(page)).toBeHidden();
  await expect(wheelName(page)).toHaveText('Yes or no?');
  await expect.poll(() => choiceTexts(page)).toEqual(['Yes', 'No']);
  await page.reload();
  await expect(wheelName(page)).toHaveText('Yes or no?');
  const { 'wheel-definition': definition, ...wheel } = await keptWheel(page);
  expect(wheel).toMatchObject({ templateName: 'yes-or-no', isSpecialWheel: true });
  expect(definition).toMatchObject({ duration: 4000, speed: 3, rotates: 12 });
});

test('samples are loaded in the page’s language only, and only when they are wanted', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (each) => {
    const [, file] = /\/(text-[\w-]+-samples)-/.exec(each.url()) ?? [];
    if (file) loaded.push(file);
  });
  await openPage(page, '/fr/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/midi/);
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: /^Roue\s: / }).click();
  await page.getByRole('menuitem', { name: 'Exemples de roues…' }).click();
  await page.getByRole('button', { name: /Prénoms de bébé/ }).click();
  await expect(page.getByRole('switch')).toHaveCount(16);
  expect(loaded).toEqual(['text-fr-samples']);
});

test('what was changed is not lost unasked', async ({ page }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await chooseSample(page, 'Flip a coin');
  await isLeavingAsked(page);
  const question = page.getByRole('alertdialog');
  await expect(question.locator('svg.tabler-icon-alert-triangle')).toBeVisible();
  await expect(question.getByRole('button')).toHaveText(['Stay here', 'Switch wheels']);
  await expect(question.getByRole('button', { name: 'Switch wheels' })).toHaveCSS(
    'background-color',
    'rgb(198, 40, 40)',
  );
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(wheelName(page)).toHaveText('What’s for lunch?');
  expect(await choiceTexts(page)).toContain('Dumplings');
  await expect(gallery(page)).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Close', exact: true }).click();

  await chooseFromWheelMenu(page, 'New wheel');
  await isLeavingAsked(page);
  await question.getByRole('button').last().click();
  await expect(wheelName(page)).toHaveText('New wheel');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a wheel made on an earlier visit can be come back to, whatever was looked at since', async ({
  page,
}) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await page.reload();
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
  await chooseFromWheelMenu(page, 'New wheel');
  await expect.poll(() => choiceTexts(page)).toEqual([]);
  await chooseFromWheelMenu(page, 'My wheels');
  await page.getByRole('dialog', { name: 'My wheels' }).getByText('What’s for lunch?').click();
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
});

test('a new wheel is empty, has the template’s values and waits for its first choice', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'New wheel');
  await expect(wheelName(page)).toHaveText('New wheel');
  await expect(page.getByRole('textbox', { name: 'New choice' })).toBeFocused();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna']);
  expect((await keptWheel(page))['wheel-definition']).toMatchObject({
    speed: 3,
    duration: 6000,
    rotates: 18,
    showWheelSpins: false,
    'wheel-theme': 'vibrant',
    'wheel-palette': 'Rainbow',
  });
});

test('renaming is one step, Escape leaves the name alone', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'Name and description…');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Friday <b>lunch</b>');
  await page.getByRole('textbox', { name: 'Description' }).fill('Only on Fridays');
  await page.keyboard.press('Enter');
  await expect(wheelName(page)).toHaveText('Friday <b>lunch</b>');
  await expect(page.getByText('Only on Fridays')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wheelName(page)).toHaveText('What’s for lunch?');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await chooseFromWheelMenu(page, 'Name and description…');
  await page.keyboard.type('Never mind');
  await page.keyboard.press('Escape');
  await expect(wheelName(page)).toHaveText('What’s for lunch?');
});

test('a name that is being typed outlives a reload', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'Name and description…');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Friday lunch');
  await page.reload();
  await expect(wheelName(page)).toHaveText('Friday lunch');
});

test('a name that another tab gave meanwhile is not taken back by a new description', async ({
  page,
  context,
}) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await chooseFromWheelMenu(page, 'Name and description…');
  const other = await context.newPage();
  await openPage(other);
  await chooseFromWheelMenu(other, 'Name and description…');
  await other.getByRole('textbox', { name: 'Name' }).fill('Dinner');
  await other.keyboard.press('Enter');
  await expect(wheelName(page)).toHaveText('Dinner');
  await page.getByRole('textbox', { name: 'Description' }).fill('On Friday');
  await page.keyboard.press('Enter');
  await expect(wheelName(page)).toHaveText('Dinner');
  await expect(page.getByText('On Friday')).toBeVisible();
});

test('a duplicate is another wheel with everything on it', async ({ page }) => {
  await openPage(page);
  await chooseSample(page, 'Which team?');
  const original = await keptWheel(page);
  await chooseFromWheelMenu(page, 'Duplicate');
  await expect(wheelName(page)).toHaveText('Which team? (copy)');
  const copy = await keptWheel(page);
  expect(copy.id).not.toBe(original.id);
  expect(copy['wheel-definition'].slices).toEqual(original['wheel-definition'].slices);
});

test('a wheel goes into a file and comes back out of it', async ({ page }) => {
  await openPage(page);
  await chooseSample(page, 'Which team?');
  const saved = page.waitForEvent('download');
  await chooseFromWheelMenu(page, 'Save as a file');
  const file = await (await saved).path();
  await chooseSample(page, 'Flip a coin');
  const picking = page.waitForEvent('filechooser');
  await chooseFromWheelMenu(page, 'Open a wheel file…');
  const renamed = `${file}.json`;
  await copyFile(file, renamed);
  await (await picking).setFiles(renamed);
  await expect(wheelName(page)).toHaveText('Which team?');
  await expect.poll(() => choiceTexts(page)).toEqual(['Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Purple']);
});

test('an untouched sample follows the language, a chosen one stays', async ({ page }) => {
  await openPage(page);
  await chooseInMore(page, /^Language/, 'Italiano');
  await expect(wheelName(page)).toHaveText('Cosa mangiamo a pranzo?');
  await page.getByRole('button', { name: /^Ruota: / }).click();
  await page.getByRole('menuitem', { name: 'Ruote di esempio…' }).click();
  await page.getByRole('button', { name: /Sì o no/ }).click();
  await chooseInMore(page, /^Lingua/, 'Português');
  await expect(wheelName(page)).toHaveText('Sì o no?');
});

test('the menu works by keyboard alone and gives the focus back', async ({ page }) => {
  await openPage(page);
  const button = page.getByRole('button', { name: /^Wheel: / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New wheel' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Describe a wheel…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sample wheels…' }).press('Enter');
  await expect(gallery(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('menu, gallery and form are whole and axe is content on any screen', async ({ page }) => {
  await openPage(page, '/de/');
  const button = page.getByRole('button', { name: /^Rad: / });
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const whole = async (what: ReturnType<typeof page.getByRole>) => {
      const box = await boxOf(what);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
      await expectNoViolationInAnyScheme(page, `${width} px`);
    };
    await button.click();
    await whole(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Name und Beschreibung …' }).click();
    await whole(page.getByRole('form', { name: 'Name und Beschreibung …' }));
    await page.keyboard.press('Escape');
    await button.click();
    await page.getByRole('menuitem', { name: 'Beispielräder …' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(sampleCount);
    await whole(page.getByRole('dialog').getByRole('heading', { name: 'Beispielräder' }));
    await page.keyboard.press('Escape');
  }
});
