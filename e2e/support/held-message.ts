import type { Locator, Page } from '@playwright/test';

/**
 * Holds a message that vanishes after some seconds: it stays while it is pointed at, and until then the clock stands
 * still. The page's clock must be installed.
 */
export async function holdMessage(page: Page, cause: () => Promise<void>, message: Locator): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await cause();
  await message.hover();
  await page.clock.resume();
}
