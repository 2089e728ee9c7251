import { expect, type Page } from '@playwright/test';
import { addChoice, chooseFromWheelMenu, wheelName } from './wheel-menu.ts';

export const library = (page: Page) => page.getByRole('dialog', { name: /^(My wheels|Meine Räder)$/ });
export const libraryRows = (page: Page) => library(page).getByRole('listitem');
export const libraryRow = (page: Page, name: string) => libraryRows(page).filter({ hasText: name });

export async function openLibrary(page: Page): Promise<void> {
  await chooseFromWheelMenu(page, 'My wheels');
  await expect(library(page)).toBeVisible();
}

/** Makes a wheel of that name and leaves the one before, which has unsaved changes. */
export async function makeWheel(page: Page, name: string): Promise<void> {
  await chooseFromWheelMenu(page, 'New wheel');
  const question = page.getByRole('alertdialog');
  await expect(question.or(wheelName(page).getByText('New wheel', { exact: true }))).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Switch wheels' }).click();
  await expect(wheelName(page)).toHaveText('New wheel');
  await chooseFromWheelMenu(page, 'Name and description…');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(wheelName(page)).toHaveText(name);
  await addChoice(page, `${name} one`);
  await addChoice(page, `${name} two`);
}

export async function chooseInLibrary(page: Page, name: string, action: string): Promise<void> {
  await library(page)
    .getByRole('button', { name: `${name}: menu` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
