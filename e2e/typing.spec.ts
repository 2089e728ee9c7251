import type { Page } from '@playwright/test';
import { callAsUser, isSaved, saveButton } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceTexts, openPage, winnerDialog } from './support/wheel-page.ts';

const field = (page: Page, text: string) =>
  page.getByRole('textbox', { name: `New text for ${text}`, exact: true });

/** Types another text for a choice and stays in the field. */
async function typeOver(page: Page, text: string, next: string): Promise<void> {
  await page.getByText(text, { exact: true }).dblclick();
  await field(page, text).fill(next);
}

test('a choice that is being renamed is part of a save, and its field stays open', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await typeOver(page, 'Sushi', 'Maki');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  const { id } = await keptWheel(page);
  const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
  expect(body.wheel['wheel-definition'].slices.map(({ text }: { text: string }) => text)).toContain('Maki');
  await expect(field(page, 'Maki')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect.poll(() => choiceTexts(page)).toContain('Sushi');
  await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
});

test('a colour that is being typed is part of a spin, and a text of a tab that is hidden', async ({
  page,
}) => {
  await openPage(page);
  await typeOver(page, 'Sushi', 'Maki');
  // A phone ends hidden tabs without an event.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await keptWheel(page))['wheel-definition'].slices.map(({ text }) => text)).toContain('Maki');
  await expect(field(page, 'Maki')).toBeFocused();

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Divider color, hex code' }).fill('#abc');
  await page.keyboard.press('Control+Enter');
  await expect(winnerDialog(page)).toBeVisible();
  expect(JSON.stringify(await keptWheel(page))).toContain('#aabbcc');
});
