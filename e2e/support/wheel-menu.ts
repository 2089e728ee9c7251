import { expect, type Page } from '@playwright/test';

/** Chooses a command for the whole wheel, in English or German. */
export async function chooseFromWheelMenu(page: Page, action: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Wheel|Glücksrad): / })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Sample wheels' });

export async function chooseSample(page: Page, name: string): Promise<void> {
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await gallery(page).getByRole('button', { name }).click();
}

export const wheelName = (page: Page) => page.getByRole('heading', { level: 1 });

export async function addChoice(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New choice' }).fill(text);
  await page.keyboard.press('Enter');
}

export const isLeavingAsked = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
