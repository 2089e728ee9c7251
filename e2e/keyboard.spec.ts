import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceRow, choiceTexts, openPage, winnerDialog } from './support/wheel-page.ts';

test.beforeEach(async ({ page }) => openPage(page));

const focusedName = async (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

test('the first stop skips to the wheel, and from there the next stop is within it', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the wheel' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the wheel' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('everything can be reached, shows where the focus is, and nothing holds it', async ({ page }) => {
  const seen: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (seen.length > 3 && name === seen[0]) break;
    seen.push(name);
    const outline = await page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement);
      return style ? `${style.outlineStyle} ${style.boxShadow}` : '';
    });
    if (name !== '' && (await page.evaluate(() => document.activeElement !== document.body))) {
      expect(outline, `focus on ${name}`).not.toBe('none none');
    }
  }
  for (const name of ['More', 'Choices', 'New choice']) {
    expect(seen).toContain(name);
  }
  const [first, second] = await choiceTexts(page);
  expect(seen).toContain(`Options for ${first}`);
  expect(seen).not.toContain(`Options for ${second}`);
});

test('a long list is one stop, and arrows, End and letters go through it', async ({ page }) => {
  const many = Array.from({ length: 300 }, (_, place) => `Pupil ${place + 1}`);
  await storeWheel(page, { slices: slicesNamed(...many, 'Zoe') });
  await openPage(page);
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Pupil 1 on the wheel');
  await page.keyboard.press('End');
  await expect(page.getByRole('switch', { name: 'Zoe on the wheel' })).toBeFocused();
  await expect(choiceRow(page, 'Zoe')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('p');
  await expect.poll(() => focusedName(page)).toBe('Pupil 1 on the wheel');
  for (let press = 0; press < 150; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('switch', { name: 'Pupil 151 on the wheel' })).toBeFocused();
  await expect(choiceRow(page, 'Pupil 151')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Pupil 151 on the wheel' })).not.toBeChecked();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('switch', { name: 'Pupil 152 on the wheel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('li'))).toBeNull();
});

test('a whole round without a pointer: add, switch off, delete, spin, confirm', async ({ page }) => {
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  await page.keyboard.type('Dumplings');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Dumplings on the wheel' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Dumplings on the wheel' })).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Dumplings on the wheel' })).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toMatch(/^Options for /);

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(winnerDialog(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(winnerDialog(page)).toBeHidden();
});

test('menus open, move and close by keys, and give the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Sort' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'A to Z' })).toBeFocused();
  await expect(page.getByRole('menu')).toMatchAriaSnapshot({ name: 'sort-menu' });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Z to A' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});
