import { expectNoViolation, expectNoViolationInAnyScheme } from './support/axe.ts';
import { holdMessage } from './support/held-message.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

// A toast reports that a language couldn't be loaded: for that, the connection is cut.
test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

for (const language of ['en', 'de'])
  test(`axe finds nothing in every look: ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/`);
    await page.getByRole('switch').first().uncheck();
    await page.mouse.move(0, 0);
    await expectFineInEveryLook(page, 'the page');

    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFineInEveryLook(page, 'the winner');
  });

test('axe finds nothing in an open menu and in a toast, in light and dark', async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
  await expectNoViolationInAnyScheme(page, 'the language menu');

  await page.route(/text-it-/, (route) => route.abort());
  const italian = page.getByRole('menuitemradio', { name: 'Italiano' });
  await holdMessage(page, () => italian.click(), page.getByText('Italiano could not be loaded'));
  await expect(page.getByRole('menu')).toBeHidden();
  await expectNoViolationInAnyScheme(page, 'the toast');
});

test('axe finds nothing in forced colours: the tabs, a dialog, the winner', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPage(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectNoViolation(page, `${await tab.textContent()}`);
  }
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'the samples');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'the winner');
});
