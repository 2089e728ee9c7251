import type { Page } from '@playwright/test';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { openFeedback, sendButton } from './support/feedback-page.ts';
import { openAsAdmin } from './support/moderated.ts';
import { test } from './support/reviewed.ts';
import { expect } from './support/test.ts';

async function expectFine(page: Page, what: string): Promise<void> {
  await expectNoViolationInAnyScheme(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${what}, cut at the side`).toBeLessThanOrEqual(0);
}

for (const width of [320, 360, 1440]) {
  test(`nothing is cut and axe finds nothing in light and dark: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openFeedback(page, '/de/feedback/');
    await page.getByRole('button', { name: '64 Bewertungen' }).waitFor();
    await expectFine(page, 'the form');
    await sendButton(page).click();
    await expect(page.getByText('Bitte schreib ein paar Worte.')).toBeVisible();
    await page.getByRole('radio', { name: '4 Sterne' }).check();
    await page.getByRole('radio', { name: 'Idee' }).check();
    await expectFine(page, 'what is missing');
    await page.getByRole('button', { name: 'Bewertungen lesen' }).click();
    await page.getByRole('navigation', { name: 'Seiten' }).waitFor();
    await page.getByRole('button', { name: 'Seite 5' }).click();
    await page.getByRole('button', { name: 'Seite 7' }).waitFor();
    await expectFine(page, 'the reviews');
  });

  test(`the moderation is fine too, in light and dark: ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAsAdmin(page, server, '/de/moderation/');
    await page.getByRole('tab', { name: 'Frei' }).click();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Antworten' }).first().click();
    await expectFine(page, 'the desk');
    await page.getByRole('tab', { name: 'Protokoll' }).click();
    await page
      .getByRole('tabpanel')
      .getByText(/niemand|Eintr/)
      .first()
      .waitFor();
    await expectFine(page, 'the log');
  });
}
