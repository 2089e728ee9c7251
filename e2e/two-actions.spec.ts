import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

// The ways to draw are two actions away too: draw-modes.spec.ts.
for (const [screen, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 360, 640],
] as const)
  test(`on ${screen}, sharing, saving and other colours are at most two actions from the first view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page);
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();

    await openPage(page);
    const save = page.getByRole('button', { name: 'Save to my account' });
    if (!(await save.isVisible()))
      await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await save.last().click();
    await expect(page.getByRole('alertdialog', { name: 'Login required' })).toBeVisible();

    await openPage(page);
    await page.getByRole('tab', { name: 'Look' }).click();
    const fourth = page.getByRole('tabpanel').getByRole('radio').nth(3);
    await fourth.click({ force: true });
    await expect(fourth).toBeChecked();
  });
