import { expect, type Page } from '@playwright/test';
import { type Check, expectNoViolation } from './axe.ts';

/** The two looks that differ most: a story that holds in both holds in those between. */
export const looks = [
  { look: '360 px, dark', width: 360, height: 740, colorScheme: 'dark' },
  { look: '1440 px, light', width: 1440, height: 900, colorScheme: 'light' },
] as const;

export async function wear(
  page: Page,
  { width, height, colorScheme }: (typeof looks)[number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.url() === 'about:blank') return;
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** axe finds nothing and nothing is cut at the side, in each look of the page as it is now. */
export async function expectFineInEveryLook(page: Page, what: string, check: Check = {}): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    await expectNoViolation(page, `${what}: ${look.look}`, check);
    await expectNothingCut(page, `${what}: ${look.look}`);
  }
}

export async function expectNothingCut(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${what}, cut at the side`).toBeLessThanOrEqual(0);
}

/** As far apart as WCAG 1.4.12 lets a visitor set it. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [spaced];
  });
