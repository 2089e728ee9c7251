import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

// A toast says that a language could not be loaded: for that, the connection is cut.
test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

async function expectNoViolation(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html}`));
  expect(found, what).toEqual([]);
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'de']) {
      test(`axe finds nothing: ${size}, ${colorScheme}, ${language}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openPage(page, `/${language}/`);
        await page.getByRole('switch').first().uncheck();
        await page.mouse.move(0, 0);
        await expectNoViolation(page, 'the page');

        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page
          .getByRole('dialog')
          .evaluate((dialog) =>
            Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
          );
        await expectNoViolation(page, 'the winner');
      });
    }
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an open menu and in a toast: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page);
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
    await expectNoViolation(page, 'the language menu');

    await page.route(/text-it-/, (route) => route.abort());
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
    await page.getByText('Italiano could not be loaded').hover();
    await expect(page.getByRole('menu')).toBeHidden();
    await expectNoViolation(page, 'the toast');
  });
}
