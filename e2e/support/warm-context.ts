import type { BrowserContext, Page } from '@playwright/test';
import { insideContext } from '../engines/inside.ts';

/**
 * Playwright would empty the cache of the warm context before each story, and every page would fetch and compile all
 * scripts anew. A story that intercepts requests has no cache.
 */
export const keepCache = (context: BrowserContext): void => {
  insideContext(context).clearCache = async () => {};
};

/**
 * Takes away what the next story would otherwise find in the warm context. Playwright empties a storage behind an
 * intercepted page, which turns off the cache for all that the browser has compiled: here the storage of our server is
 * emptied before, so that Playwright finds none.
 */
export async function emptyContext(context: BrowserContext, ours: string): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  try {
    if (page) await emptyStorage(page, ours);
  } catch {
    // A page that crashed, or whose storage fails on purpose, is left to Playwright.
  }
}

async function emptyStorage(page: Page, ours: string): Promise<void> {
  const context = page.context();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${ours}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: ours, storageTypes: 'all' });
  await session.detach();
  insideContext(context)._origins.delete(ours);
}
