import type { Locator, Page } from '@playwright/test';

/**
 * Keeps a toast open that would disappear after some seconds: the clock is paused until the pointer is over the toast,
 * which then stays. The page's clock must be installed.
 */
export async function holdMessage(page: Page, cause: () => Promise<void>, message: Locator): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await cause();
  await message.hover();
  await page.clock.resume();
}
