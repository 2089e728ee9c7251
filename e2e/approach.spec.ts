import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { hasFetched, openPage } from './support/wheel-page.ts';

const header = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

/** A control that a visitor may be about to press, and the script of what it opens. */
const controls: [(page: Page) => Locator, string][] = [
  // First: the wheel's own menu fetches the same script.
  [(page) => page.getByRole('button', { name: 'Options for Pizza' }), 'menus'],
  [(page) => page.getByRole('tab', { name: 'Look' }), 'panels'],
  [(page) => header(page, 'Share'), 'ShareDialog'],
  [(page) => header(page, /^Wheel: /), 'wheel-menu'],
  [(page) => page.getByRole('link', { name: 'My wheels' }), 'LibraryDialog'],
];

const isFetched = (page: Page, script: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((each) => each.name.includes(`/${name}-`)),
    script,
  );

test.beforeEach(async ({ page }) => {
  // No moment is idle: nothing is fetched beforehand.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await openPage(page);
});

for (const way of ['hover', 'focus'] as const)
  test(`a ${way === 'hover' ? 'pointer' : 'focus'} on a control fetches what a press opens`, async ({
    page,
  }) => {
    for (const [control, script] of controls) {
      expect(await isFetched(page, script), script).toBe(false);
      await control(page)[way]();
      await hasFetched(page, `/${script}-`);
    }
  });
