import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { engine } from '../engines/engine.ts';

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

/** WebKit takes no message above 128 KiB; so many letters of axe are less once they are packed. */
const lettersInMessage = 300_000;

async function load(page: Page): Promise<void> {
  if (engine !== 'webkit') return void (await page.evaluate(axe.source));
  for (let from = 0; from < axe.source.length; from += lettersInMessage)
    await page.evaluate(
      (piece) => {
        const known = window as { axeText?: string };
        known.axeText = (known.axeText ?? '') + piece;
      },
      axe.source.slice(from, from + lettersInMessage),
    );
  await page.evaluate('(0, eval)(window.axeText); 0');
}

export async function expectNoViolation(page: Page, what: string, check: Check = {}): Promise<void> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await load(page);
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
