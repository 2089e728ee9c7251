import { expect, type Page } from '@playwright/test';
import { openPage } from './wheel-page.ts';

/** The dialog that makes a wheel from a sentence, in English. */
export const ideaDialog = (page: Page) => page.getByRole('dialog', { name: 'Describe a wheel' });
export const sentence = (page: Page) =>
  ideaDialog(page).getByRole('textbox', { name: 'What is the wheel about?' });
export const makeButton = (page: Page) => ideaDialog(page).getByRole('button', { name: 'Make the wheel' });
export const proposed = (page: Page) =>
  ideaDialog(page).getByRole('list', { name: 'Proposed choices' }).getByRole('textbox');

export async function openIdeas(page: Page, language = 'en'): Promise<void> {
  await openPage(page, `/${language}/wheel/?action=ai-wheel`);
  await expect(page.getByRole('dialog')).toBeVisible();
}
