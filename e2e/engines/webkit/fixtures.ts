import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { insideContext } from '../inside.ts';
import { startWebKit, type WebKit } from './browser.ts';
import { seeDownloads } from './downloads.ts';

interface WorkerFixtures {
  /** The worker's WebKit. It starts at an address of the site: a change of sites would be a change of processes. */
  webkitAt: (address: string) => Promise<WebKit>;
}

interface Fixtures {
  webkitHere: WebKit;
}

export const webkitTest = base.extend<Fixtures, WorkerFixtures>({
  webkitAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      let started: Promise<WebKit> | undefined;
      await use((address) => {
        started ??= startWebKit(address);
        return started;
      });
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],
  webkitHere: async ({ webkitAt, baseURL }, use) => {
    const blank = `${baseURL}/robots.txt`;
    const here = await webkitAt(blank);
    await beAsNew(here, blank);
    await use(here);
  },
  context: async ({ webkitHere, baseURL, serviceWorkers }, use) => {
    const context = webkitHere.page.context();
    insideContext(context)._options.baseURL = baseURL;
    // WebKit asks nobody about the clipboard here.
    context.grantPermissions = async () => undefined;
    await context.addInitScript(drawNoShadows);
    if (serviceWorkers === 'block') await context.addInitScript(blockServiceWorkers);
    const windows: Page[] = [];
    context.newPage = async () => {
      const opened = await webkitHere.openWindow(`${baseURL}/robots.txt`);
      insideContext(opened.context())._options.baseURL = baseURL;
      windows.push(opened);
      return opened;
    };
    await use(context);
    for (const each of windows) await each.close();
  },
  page: async ({ webkitHere, context: _, viewport, colorScheme, contextOptions }, use) => {
    const { page, setSize, downloads } = webkitHere;
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion: motionOf(contextOptions) });
    if (viewport) await setSize(viewport);
    page.setViewportSize = setSize;
    // The story before may have left the focus in a bar of the window, or the mouse on what this story's page shows.
    await page.mouse.click(1, 1);
    seeDownloads(page, downloads);
    await use(page);
  },
});

const motionOf = ({ reducedMotion }: BrowserContextOptions) => reducedMotion ?? 'no-preference';

/** As on a first visit: what the story before has left would be there otherwise. */
async function beAsNew({ page, forgetInitScripts }: WebKit, blank: string): Promise<void> {
  await forgetInitScripts();
  await page.goto(blank);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    for (const key of await caches.keys()) await caches.delete(key);
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = request.onerror = request.onblocked = () => resolve();
      });
  });
}

function blockServiceWorkers(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

/** Without a graphics card most of a frame's time goes into them. */
function drawNoShadows(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { box-shadow: none !important }');
  document.adoptedStyleSheets = [style];
}
