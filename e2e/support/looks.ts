import type { Page } from '@playwright/test';

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
}
