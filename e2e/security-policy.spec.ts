import { expect, test } from './support/test.ts';
import { chooseFromMore } from './support/wheel-menu.ts';
import { chooseInMore, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

// Every story fails on a complaint in the console. This one visits every part of the page and counts
// violations itself.
test('nothing on the page offends its Content-Security-Policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const answer = await page.goto('/en/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).not.toContain('unsafe');

  await openPage(page);
  await chooseInMore(page, /^Appearance/, 'Dark');
  await chooseInMore(page, /^Language/, 'English (Australia)');
  await page.getByRole('textbox', { name: 'New choice' }).fill('Dumplings');
  await page.keyboard.press('Enter');
  await chooseFromMore(page, 'Hide the panel');
  await page.getByRole('button', { name: 'Show the panel' }).click();
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
});
