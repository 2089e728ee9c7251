import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export interface Check {
  /** The part of the page to check; the whole page by default. */
  part?: string;
  rules?: string[];
}

/** The rules whose outcome depends on the colour scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Text that is still fading in has colours that visitors never have to read. */
const stillness = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

export async function expectNoViolation(page: Page, what: string, check: Check = {}): Promise<void> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async ({ part, rules }) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(part ?? document, {
      resultTypes: ['violations'],
      selectors: false,
      ...(rules ? { runOnly: rules } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, check);
  expect(found, what).toEqual([]);
}

/** Checks light and dark without loading the page again. */
export async function expectNoViolationInAnyScheme(
  page: Page,
  what: string,
  check: Check = {},
): Promise<void> {
  const checks = { light: check, dark: { ...check, rules: colorRules } };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await expectNoViolation(page, `${what}, ${colorScheme}`, checks[colorScheme]);
  }
}
