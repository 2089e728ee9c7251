import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { hasFetched, openPage } from './support/wheel-page.ts';

const header = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

/** What a visitor may be about to press, and the script of what that opens. */
const controls: [string, (page: Page) => Locator, string][] = [
  ['the tab Look', (page) => page.getByRole('tab', { name: 'Look' }), 'panels'],
  ['the tab Results', (page) => page.getByRole('tab', { name: 'Results' }), 'panels'],
  ['Share', (page) => header(page, 'Share'), 'ShareDialog'],
  ['the arrow beside the name', (page) => header(page, /^Wheel: /), 'wheel-menu'],
  ['My wheels', (page) => page.getByRole('link', { name: 'My wheels' }), 'LibraryDialog'],
  ['the list of choices', (page) => page.getByRole('button', { name: 'Options for Pizza' }), 'menus'],
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

for (const [name, control, script] of controls) {
  test(`a pointer over ${name} fetches what a press opens`, async ({ page }) => {
    expect(await isFetched(page, script)).toBe(false);
    await control(page).hover();
    await hasFetched(page, `/${script}-`);
  });

  test(`the focus on ${name} fetches what a press opens`, async ({ page }) => {
    expect(await isFetched(page, script)).toBe(false);
    await control(page).focus();
    await hasFetched(page, `/${script}-`);
  });
}
