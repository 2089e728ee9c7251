import { openFeedback, sendButton } from './support/feedback-page.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { openAsAdmin } from './support/moderated.ts';
import { test } from './support/reviewed.ts';
import { expect } from './support/test.ts';

test('nothing is cut and axe finds nothing in every look', async ({ page }) => {
  await openFeedback(page, '/de/feedback/');
  await page.getByRole('button', { name: '64 Bewertungen' }).waitFor();
  await expectFineInEveryLook(page, 'the form');
  await sendButton(page).click();
  await expect(page.getByText('Schreib ein paar Worte.')).toBeVisible();
  await page.getByRole('radio', { name: '4 Sterne' }).check();
  await page.getByRole('radio', { name: 'Idee' }).check();
  await expectFineInEveryLook(page, 'what is missing');
  await page.getByRole('button', { name: 'Bewertungen lesen' }).click();
  await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
  await page.getByRole('button', { name: 'Seite 5' }).click();
  await page.getByRole('button', { name: 'Seite 7' }).waitFor();
  await expectFineInEveryLook(page, 'the reviews');
});

test('the moderation is fine too, in every look', async ({ page, server }) => {
  await openAsAdmin(page, server, '/de/moderation/');
  await page.getByRole('tab', { name: 'Frei' }).click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Antworten' }).first().click();
  await expectFineInEveryLook(page, 'the desk');
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await page
    .getByRole('tabpanel')
    .getByText(/niemand|Eintr/)
    .first()
    .waitFor();
  await expectFineInEveryLook(page, 'the log');
});
