import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { base } from '../engines/base.ts';
import { chromiumOptions } from '../engines/chromium.ts';
import { engine } from '../engines/engine.ts';
import { type Server, startServer } from './server.ts';
import { emptyContext, keepCache } from './warm-context.ts';

interface Fixtures {
  /** The page of another person, in a browser of their own. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
  /** What the browser may complain about in this story; everything else fails it. */
  expectedComplaints: RegExp | undefined;
  /** Whether the page may show the hints for new visitors, as it does once in each browser. */
  isNewVisitor: boolean;
}

interface WorkerFixtures {
  server: Server;
  /** The browser of other people: Chromium, also where the page is in another engine, so that two engines meet. */
  browserOfOthers: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  browserOfOthers: [
    async ({ playwright, browser }, use) => {
      const others =
        engine === 'firefox' ? await playwright.chromium.launch(chromiumOptions.launchOptions) : browser;
      await use(others);
      if (others !== browser) await others.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedComplaints: [undefined, { option: true }],
  isNewVisitor: [false, { option: true }],
  context: async ({ context, permissions, isNewVisitor, server }, use) => {
    if (engine === 'chromium') keepCache(context);
    if (permissions) await context.grantPermissions(permissions);
    if (engine !== 'webkit') await context.addInitScript(drawNoShadowOfWheel);
    if (!isNewVisitor) await context.addInitScript(haveSeenHints);
    await use(context);
    if (engine === 'chromium') await emptyContext(context, server.url);
  },
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expectNoOther(complaints, expectedComplaints);
  },
  another: async ({ browserOfOthers, contextOptions, server, viewport, expectedComplaints }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async (options = {}) => {
      const own = {
        ...contextOptions,
        baseURL: server.url,
        viewport,
        serviceWorkers: 'block' as const,
        ...options,
      };
      const context = await browserOfOthers.newContext(own);
      await context.addInitScript(drawNoShadowOfWheel);
      await context.addInitScript(haveSeenHints);
      contexts.push(context);
      const page = await context.newPage();
      complaints.push(complaintsOf(page));
      return page;
    });
    for (const context of contexts) await context.close();
    expectNoOther(complaints.flat(), expectedComplaints);
  },
});

function haveSeenHints(): void {
  try {
    localStorage.setItem('hints', 'seen');
  } catch {
    // A page without storage, such as an empty one, shows no hints.
  }
}

/** Without a graphics card, the shadows take two thirds of the time to paint a page, in every tile again. */
function drawNoShadowOfWheel(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('[class*="_plate_"], [class*="_light_"] { box-shadow: none !important }');
  document.adoptedStyleSheets = [style];
}

const expectNoOther = (complaints: string[], expected: RegExp | undefined) =>
  expect(
    complaints.filter((text) => !expected?.test(text)),
    'complaints in the console',
  ).toEqual([]);

/** Playwright's own messages: of a blocked service worker, and of the clock that the story before has used. */
const ofPlaywright =
  /^Service Worker registration blocked by Playwright$|Cannot read properties of undefined \(reading 'controller'\)/;

/** What Firefox and WebKit report besides, which is of no use. */
const ofEngines = new RegExp(
  [
    // Directives that WebKit doesn't know and doesn't need.
    "^Unrecognized Content-Security-Policy directive 'manifest-src'",
    "^Permission policy 'Fullscreen' check failed",
    '^Viewport argument key "interactive-widget"',
    // WebKit lays container units out a pass after what they depend on; the observers get the second size a frame later.
    '^ResizeObserver loop completed with undelivered notifications',
    // The icon and the style that they have for a plain text such as /robots.txt, and the style of a screenshot.
    'favicon\\.ico',
    '^Refused to apply a stylesheet because its hash',
    "'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\\+SmwNZWA='",
    // Requests that were running when the page was left.
    'due to access control checks',
    'TypeError: Load failed$',
    '^A sound could not be loaded',
    "preloaded using link preload but not used within a few seconds from the window's load",
    // A part on its way: Firefox tells no more of an error than its kind. In Chromium such a complaint counts.
    '\\. Error$',
    'did not start: (error loading dynamically imported module|Importing a module script failed)',
  ].join('|'),
);

const isNoComplaint = (text: string) =>
  ofPlaywright.test(text) || (engine !== 'chromium' && ofEngines.test(text));

/** Errors and warnings of the console, including every violation of the Content-Security-Policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isNoComplaint(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isNoComplaint(String(error))) complaints.push(String(error));
  });
  return complaints;
}

export { expect };
