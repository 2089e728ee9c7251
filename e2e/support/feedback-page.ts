import { expect, type Page } from '@playwright/test';
import { runCommand, type Server } from './server.ts';

export const feedbackForm = (page: Page) => page.getByRole('form', { name: /Give feedback|Feedback geben/ });
export const ratingGroup = (page: Page) =>
  page.getByRole('radiogroup', { name: 'How do you like Wheelwright?' });
export const sendButton = (page: Page) => feedbackForm(page).getByRole('button');

export async function openFeedback(page: Page, address = '/en/feedback/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-page="feedback"]')).toBeVisible();
  // The last part to arrive: from then on nothing asks the server by itself.
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Fills in the required fields, with a text that names this story. */
export async function fillIn(page: Page, text: string, stars = 4): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check();
  await page.getByRole('radio', { name: 'Idea' }).check();
  await page.getByRole('textbox', { name: 'Your feedback' }).fill(text);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
}

/** The feedback that waits for approval on the server, one per line. */
export const waiting = (server: Server): Promise<string> => runCommand(server, 'reviews', 'list');
