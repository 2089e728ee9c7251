import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Check {
  /** The part of the page to look at; the whole page otherwise. */
  part?: string;
  rules?: string[];
}

/** The rules that a change from light to dark can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Something that is still fading has colours that visitors don't get to read. With reduced motion every change is a very
 * short transition, and those of inner elements begin when those of outer ones have ended.
 */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map((animation) => animation.finished));
  });

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

/** The same for light and for dark, without opening the page again. */
export async function expectNoViolationInAnyScheme(
  page: Page,
  what: string,
  check: Check = {},
): Promise<void> {
  const checks = { light: check, dark: { ...check, rules: colorRules } };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectNoViolation(page, `${what}, ${colorScheme}`, checks[colorScheme]);
  }
}
