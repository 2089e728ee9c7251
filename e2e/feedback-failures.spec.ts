import type { Page } from '@playwright/test';
import { fillIn, openFeedback, sendButton, waiting } from './support/feedback-page.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { hasFetched } from './support/wheel-page.ts';

test.use({ expectedComplaints: /Failed to load resource|could not be sent/ });

async function expectRefusal(page: Page, reason: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Not sent, but nothing is lost' });
  await expect(dialog).toHaveAccessibleDescription(reason);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('Still here');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
}

test('too much feedback is refused in the server’s words', async ({ page }) => {
  const strict = await startServer({
    WHEELWRIGHT_TEST_RATE_LIMITS: 'on',
    WHEELWRIGHT_TEST_RATE_FEEDBACK: '1',
  });
  await openFeedback(page, `${strict.url}/en/feedback/`);
  await fillIn(page, 'The first');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await fillIn(page, 'Still here');
  await sendButton(page).click();
  await expectRefusal(page, /too many/i);
  await strict.stop();
});

test('the dialog says what failed, nothing is lost, and it can be tried again', async ({ page, server }) => {
  await openFeedback(page);
  await fillIn(page, 'Still here');
  for (const [answer, reason] of [
    [{ status: 422, json: { success: false, message: 'Not like that.' } }, 'Not like that.'],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Server error: 502'],
    [{ status: 500, json: { success: false } }, 'Server error: 500'],
  ] as const) {
    await page.route('**/api/feedback/submit', (route) => route.fulfill(answer));
    await sendButton(page).click();
    await expectRefusal(page, reason);
  }
  await page.unroute('**/api/feedback/submit');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await waiting(server)).toContain('Still here');
});

test('without a connection it says so', async ({ page, context }) => {
  await openFeedback(page);
  await fillIn(page, 'Still here');
  await hasFetched(page, 'QuestionDialog');
  await context.setOffline(true);
  await sendButton(page).click();
  await expectRefusal(page, /^No connection/);
});
