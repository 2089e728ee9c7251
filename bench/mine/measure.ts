// Measures how long it takes from opening the page until it spins the visitor's own twelve names, with a mouse, with a
// keyboard and on a phone, beside npm's spin-wheel with a text box. It needs the built server and page (./run builds both):
//   node bench/mine/measure.ts [ROUNDS]
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/support/server.ts';
import { startPeers } from '../first-second/peers.ts';

const rounds = Number(process.argv[2] ?? 5);
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const names = 'Anna\nBen\nChloé\nDavid\nEmma\nFinn\nGreta\nHugo\nIda\nJonas\nKaya\nLiam';

/** What a practised hand takes, in ms: the keystroke-level model of Card, Moran and Newell. */
const hand = { point: 1100, press: 200, hold: 800 };

interface Site {
  name: string;
  address: string;
  field: (page: Page) => ReturnType<Page['locator']>;
  /** Takes a paste wherever the focus is, and the space bar. */
  hasKeys: boolean;
}

interface Way {
  name: string;
  context: BrowserContextOptions;
  slowdown: number;
  put: (page: Page, site: Site, wait: (ms: number) => Promise<void>) => Promise<void>;
}

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true }).last();
const paste = (page: Page) => page.keyboard.press('ControlOrMeta+V');
const isSpinning = () =>
  document.body.dataset.spinning !== undefined ||
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('Spinning'));

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const ways: Way[] = [
  {
    name: 'a mouse',
    context: desktop,
    slowdown: 1,
    put: async (page, site, wait) => {
      await wait(hand.point + hand.press);
      await site.field(page).click();
      await wait(2 * hand.press);
      await paste(page);
      await wait(hand.point + hand.press);
      await spinButton(page).click();
    },
  },
  {
    name: 'a keyboard',
    context: desktop,
    slowdown: 1,
    put: async (page, site, wait) => {
      if (!site.hasKeys) {
        await wait(hand.press);
        await page.keyboard.press('Tab');
      }
      await wait(2 * hand.press);
      await paste(page);
      if (!site.hasKeys) {
        await wait(hand.press);
        await page.keyboard.press('Tab');
      }
      await wait(hand.press);
      await page.keyboard.press('Space');
    },
  },
  {
    name: 'a phone, its processor slowed to a quarter',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    slowdown: 4,
    put: async (page, site, wait) => {
      await wait(hand.point);
      await site.field(page).tap();
      // Held until “Paste” appears, which is tapped.
      await wait(hand.hold + hand.point);
      await paste(page);
      await wait(hand.point);
      await spinButton(page).tap();
    },
  },
];

/** The seconds until the wheel turns, with the hand's own time or without it. */
async function seconds(browser: Browser, site: Site, way: Way, hasHand: boolean): Promise<number> {
  const context = await browser.newContext({ ...way.context, serviceWorkers: 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  // Copied somewhere else before the visitor arrives.
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), names);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: way.slowdown });
  const started = performance.now();
  await page.goto(site.address, { waitUntil: 'commit' });
  await spinButton(page).waitFor();
  // What can be dropped and pasted anywhere is taken by a part that follows the first view.
  if (site.hasKeys && !hasHand)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('DropAndPaste')),
    );
  await way.put(page, site, (ms) => (hasHand ? page.waitForTimeout(ms) : Promise.resolve()));
  await page.waitForFunction(isSpinning);
  const elapsed = performance.now() - started;
  await context.close();
  return elapsed / 1000;
}

async function median(measure: () => Promise<number>): Promise<string> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  const middle = all.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  return `${middle.toFixed(1)} s`;
}

const server = await startServer();
const peers = await startPeers();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
const sites: Site[] = [
  {
    name: 'Wheelwright',
    address: `${server.url}/en/`,
    field: (page) => page.getByRole('textbox', { name: 'New choice' }),
    hasKeys: true,
  },
  {
    name: 'npm’s spin-wheel with a text box',
    address: `${peers.url}/spin-wheel-names.html`,
    field: (page) => page.getByRole('textbox', { name: 'Names' }),
    hasKeys: false,
  },
];
try {
  console.log('| own twelve names spin after | page | without the hand’s time | with it |');
  console.log('|---|---|---|---|');
  for (const way of ways)
    for (const site of sites) {
      const bare = await median(() => seconds(browser, site, way, false));
      const whole = await median(() => seconds(browser, site, way, true));
      console.log(`| ${way.name} | ${site.name} | ${bare} | ${whole} |`);
    }
} finally {
  await browser.close();
  await peers.stop();
  await server.stop();
}
